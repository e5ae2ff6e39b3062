import { pageOffset } from "../../domain/catalog/pagination.ts"

export type PageAsked = { current_page: number; page_size: number }
export type Span = { limit: number; offset: number }

/** One page of a list; behind its end nothing is looked for. */
export async function pageOf<Entry>(
  { current_page, page_size }: PageAsked,
  total: number,
  entries: (span: Span) => Promise<Entry[]>,
) {
  const offset = pageOffset(current_page, page_size)
  const list = offset >= total ? [] : await entries({ limit: page_size, offset })
  return { list, total, page_size, current_page }
}
