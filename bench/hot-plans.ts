import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Database } from "../src/db/database.ts"
import { type Figure, milliseconds } from "./figure.ts"
import { type Vocabulary, vocabularyOf } from "./list-mix.ts"
import { type Plan, planOf } from "./query-plan.ts"
import { shopApi } from "./shop-api.ts"

const FILE = join(import.meta.dirname, "plans.md")

function hotPaths({ departments, sections, leaves, values }: Vocabulary, goodsId: number): Record<string, string> {
  const list = (query: string) => `/api/goods/lists?${query}`
  return {
    "list of everything": list(""),
    "list of everything, newest": list("sort=newest"),
    "list, page 300": list("current_page=300"),
    "list of a department": list(`categoryId=${departments[0]}`),
    "list of a department, by price up": list(`categoryId=${departments[3]}&sort=priceAsc`),
    "list of a section, by price down": list(`categoryId=${sections[1]}&sort=priceDesc`),
    "list of a category, by price up": list(`categoryId=${leaves[25]}&sort=priceAsc`),
    "list of a rare category": list(`categoryId=${leaves.at(-1)}`),
    "list for a frequent word": list("keywords=steel"),
    "list for a word": list("keywords=harbour"),
    "list for two words": list("keywords=harbour+quiet"),
    "list for a mistyped word": list("keywords=meridan"),
    "list for a goods number": list("keywords=B00000042"),
    "list for a word, by price": list("keywords=laptop&sort=priceAsc"),
    "list for a spec": list(`specs=${values[0]?.[0]}`),
    "list for two specs in a department": list(
      `specs=${values[0]?.[0]},${values[1]?.[0]}&categoryId=${departments[4]}`,
    ),
    "list for prices": list("min=50&max=60"),
    "list for a tag type": list("type=2"),
    suggest: "/api/goods/suggest?keywords=harb",
    "suggest, mistyped": "/api/goods/suggest?keywords=meridan",
    detail: `/api/goods/detail?id=${goodsId}`,
    remarks: `/api/goods/remarks?goods_id=${goodsId}`,
    "category tree": "/api/goods/category",
    "own activity": "/api/goods/selfactivity",
  }
}

/** The plans of the hot queries on the large shop. A sequential scan over goods fails the bench. */
export async function hotPlans(db: Database, site: string): Promise<Figure> {
  const api = shopApi(db, site)
  const { rows } = await db.$client.query<{ id: number }>(
    "select max(g.id) as id from goods g join site on site.id = g.site_id where site.name = $1 and g.on_sale",
    [site],
  )
  const text: string[] = ["# Plans of the hot queries on 1,000,000 goods", "", "Written by `npm run bench`."]
  const scanning: string[] = []
  for (const [name, path] of Object.entries(hotPaths(await vocabularyOf(api, site), rows[0]?.id ?? 0))) {
    const statements = await api.statementsOf(path)
    const plans: Plan[] = []
    for (const statement of statements) plans.push(await planOf(db.$client, statement))
    if (plans.some((plan) => plan.scansAllGoods)) scanning.push(name)
    text.push("", `## ${name}`, "", `\`${path}\``)
    for (const plan of plans)
      text.push(
        "",
        `${milliseconds(plan.ms)}, planned in ${milliseconds(plan.planningMs)}`,
        "",
        "```",
        ...plan.lines,
        "```",
      )
  }
  writeFileSync(FILE, `${text.join("\n")}\n`)
  return {
    name: "Hot queries that scan all goods (plans.md)",
    limit: "none",
    measured: scanning.length === 0 ? "none" : scanning.join(", "),
    ok: scanning.length === 0,
  }
}
