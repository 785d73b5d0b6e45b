#pragma once

#include "gen/hdl/module.hpp"
#include "gen/spec/hier_reranker.hpp"

namespace ragrtl::blocks {

/// hier/reranker: the `limit` best documents of a stream, best first; of equals the earlier stays ahead.
///
/// Ports, besides clk and reset:
/// - limit[index_width(k+1)]: list length, 1 .. k; mips: order by dot product alone. Both change only while
///   the list is empty and nothing is pending.
/// - in_valid / in_ready, in_dot, in_norm, in_id: documents, through a fifo.
/// - clear: empties the list, not the fifo; while busy it waits for the document in work, which is dropped
///   with the rest.
/// - hold: no further document is begun.
/// - busy: a document is being sorted in. pending: the fifo holds documents, the one in work included.
/// - read_valid, read_index[index_width(k)], read_by_id (0: best first, 1: in order of arrival, so by
///   ascending id of an ascending stream); obeyed while hold and not busy -> read_rsp_valid, read_dot,
///   read_norm, read_id in the next cycle.
/// - count[index_width(k+1)]: documents in the list.
///
/// Cycles per document, with a comparator that answers at once: 1 when a full list turns it down; else 1 and
/// one for each step of the search, 7 for a full list of 50.
hdl::Module reranker(const spec::Reranker& spec);

}  // namespace ragrtl::blocks
