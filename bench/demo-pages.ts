import { getPage } from "./get-page.ts"

/** The screens that every shop has, by name. The item is the first of the list. */
export async function demoPages(port: number, site: string): Promise<Record<"home" | "list" | "item", string>> {
  const { body } = await getPage(port, `${site}.localhost`, "/api/goods/lists?page_size=1")
  const { data } = JSON.parse(String(body))
  return { home: "/", list: "/SaleGoods/lists", item: data.list[0].url }
}
