import type { ScreenArgs } from "./api.ts"

/** What the address of a list says, by the names of the call: words that are looked for, the page, and filters. */
export function listQuery<Filter extends string>(
  { request }: Pick<ScreenArgs, "request">,
  filters: readonly Filter[] = [],
): { keywords?: string; current_page: string } & Partial<Record<Filter, string>> {
  const { searchParams } = new URL(request.url)
  const named: Partial<Record<Filter, string>> = {}
  for (const name of filters) {
    const value = searchParams.get(name)
    if (value) named[name] = value
  }
  const keywords = searchParams.get("keywords")?.trim()
  const page = searchParams.get("page") ?? ""
  return { ...named, ...(keywords && { keywords }), current_page: /^[1-9]\d{0,5}$/.test(page) ? page : "1" }
}
