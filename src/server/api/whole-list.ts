/** A list that is never so long that it needs pages, as all lists are told: everything stands on the first one. */
export function wholeList<Entry>(list: Entry[]) {
  return { list, total: list.length, page_size: Math.max(1, list.length), current_page: 1 }
}
