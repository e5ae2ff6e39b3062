const BRANCHES = [1, 2, 3, 4]

/** One on the top branch, two on the next, and so on; those that find no place are left out. */
export function branchesOf<Entry>(entries: readonly Entry[]): Entry[][] {
  let hung = 0
  return BRANCHES.map((room) => {
    const branch = entries.slice(hung, hung + room)
    hung += room
    return branch
  }).filter((branch) => branch.length > 0)
}
