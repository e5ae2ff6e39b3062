import { RouterContextProvider } from "react-router"
import { askForPart } from "../../shell/page-api.ts"
import { pageContext } from "../../shell/page-context.ts"

const tags = [{ type: 2, dnames: "Just in" }]
const entry = (id: number) => ({ id, dnames: `Good ${id}`, minPrice: 1, maxPrice: 1, images: [], pifaPrice: [], tags })

/** For tests: goods as the API lists them, as much of them as cards need. */
export const goodsList = (...ids: number[]) => ({
  list: ids.map(entry),
  total: ids.length,
  facets: { categories: [] },
})

const shopWithAll: Record<string, unknown> = {
  "/api/goods/lists": goodsList(1, 2, 3, 4),
  "/api/goods/promationGoods": { list: [{ dnames: "Sale", endTime: "2030-01-01T00:00:00Z", detail: [{ goodId: 1 }] }] },
  "/api/news/lists": { list: [{ id: 1, title: "News" }] },
  "/api/goods/latestRemarks": { average: 5, total: 1, list: [{ id: 1 }] },
}

/** For tests: an API that has something for every section, and notes what it was asked. */
export function apiWith(replies: Record<string, unknown>) {
  const asked: string[] = []
  const known = { ...shopWithAll, ...replies }
  const context = new RouterContextProvider()
  context.set(pageContext, {
    site: {},
    origin: "http://shop.example",
    isSecure: false,
    basename: "/",
    template: "sport",
    locale: "en",
    buildId: "b1",
    cache: () => {},
    spoil: () => {},
    preload: () => {},
    api: (request) => {
      const { pathname, search } = new URL(request.url)
      asked.push(pathname + search.replace("page_size", "limit"))
      const data = known[pathname]
      return Response.json(data ? { code: 1, data, msg: "" } : { code: 0, data: null, msg: "", reason: "unknownGoods" })
    },
  })
  const url = new URL("http://shop.example/")
  return { asked, askPart: askForPart({ request: new Request(url), url, context }) }
}
