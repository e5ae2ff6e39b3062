/** Rows that name their parent, as a tree in the order in which they came. A row whose parent is missing is left out. */
export function treeOf<Row extends { id: number; parentId: number | null }, Node>(
  rows: readonly Row[],
  nodeOf: (row: Row, children: Node[]) => Node,
): Node[] {
  const childrenOf = Map.groupBy(rows, (row) => row.parentId)
  const below = (parentId: number | null): Node[] =>
    (childrenOf.get(parentId) ?? []).map((row) => nodeOf(row, below(row.id)))
  return below(null)
}
