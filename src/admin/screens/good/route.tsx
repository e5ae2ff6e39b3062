import { useLoaderData } from "react-router"
import { apiOf, type ScreenArgs } from "../../shell/api.ts"
import { loadFaultWords } from "../../shell/fault-words.ts"
import "./good.css"
import { GoodEditor } from "./good-editor.tsx"
import { NewGood } from "./new-good.tsx"

export async function loader(args: ScreenArgs) {
  const api = apiOf(args)
  await loadFaultWords()
  const id = args.params.id ?? ""
  if (id === "new") return null
  const [good, categories, tags, translations] = await Promise.all([
    api.need("GET /api/admin/goods/detail", { query: { id } }),
    api.need("GET /api/admin/category/lists"),
    api.need("GET /api/admin/tag/lists"),
    api.need("GET /api/admin/translation/lists", { query: { kind: "goods", id } }),
  ])
  return { good, categories: categories.list, tags: tags.list, translations: translations.list }
}

export function Component() {
  const loaded = useLoaderData<typeof loader>()
  return loaded ? <GoodEditor key={loaded.good.id} {...loaded} /> : <NewGood />
}
