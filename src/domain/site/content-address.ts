/** What of the query makes another page, and is not merely another view of it. */
const OWN_PAGE = ["categoryId", "type", "p"]

/** The one address of what a screen shows: sorting, filters, a search and page 1 are left out of it. */
export function contentAddress({ pathname, search }: { pathname: string; search: string }): string {
  const given = new URLSearchParams(search)
  if (given.get("p") === "1") given.delete("p")
  const kept = OWN_PAGE.flatMap((name) =>
    given
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value]),
  )
  return kept.length > 0 ? `${pathname}?${new URLSearchParams(kept)}` : pathname
}
