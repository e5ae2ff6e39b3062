import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { cruise, type ICruiseResult } from "dependency-cruiser"
import extractConfig from "dependency-cruiser/config-utl/extract-depcruise-config"
import { afterEach, expect, test } from "vitest"

const config = await extractConfig(join(import.meta.dirname, "../.dependency-cruiser.cjs"))

type Files = Record<string, string>

const forbidden: Record<string, Files> = {
  "domain-stands-alone": { "src/domain/price.ts": importing("../db/rows.ts") },
  "domain-is-pure": { "src/domain/price.ts": importing("node:fs") },
  "contract-knows-domain": { "src/contract/cart.ts": importingType("../server/cart.ts") },
  "contract-uses-zod-only": { "src/contract/cart.ts": importing("hono") },
  "db-knows-domain": { "src/db/rows.ts": importing("../contract/cart.ts") },
  "db-uses-drizzle-and-pg": { "src/db/rows.ts": importing("hono") },
  "server-knows-db-contract-domain": { "src/server/cart.ts": importing("../web/root.tsx") },
  "server-folders-in-no-circle": {
    "src/server/orders/place-order.ts": importingType("../payments/payment.ts"),
    "src/server/payments/pay.ts": importingType("../mail/post.ts"),
    "src/server/payments/payment.ts": "export type Thing = object",
    "src/server/mail/post.ts": importingType("../orders/order.ts"),
    "src/server/orders/order.ts": "export type Thing = object",
  },
  "server-base-knows-no-folder": {
    "src/server/shop.ts": importingType("./orders/order.ts"),
    "src/server/orders/order.ts": "export type Thing = object",
  },
  "server-top-is-known-by-none": { "src/server/orders/order.ts": importing("../app.ts") },
  "web-knows-contract-domain": { "src/web/screens/item/route.tsx": importingType("../../../server/cart.ts") },
  "admin-knows-contract-domain": { "src/admin/frame/rail.tsx": importing("../../web/ui/button.tsx") },
  "admin-shell-is-below-all": {
    "src/admin/shell/api.ts": importing("../ui/button.tsx"),
    "src/admin/ui/button.tsx": "export const button = 1",
  },
  "admin-ui-knows-shell": {
    "src/admin/ui/button.tsx": importing("../features/media/picker.tsx"),
    "src/admin/features/media/picker.tsx": "export const picker = 1",
  },
  "admin-features-know-ui": {
    "src/admin/features/media/picker.tsx": importing("../../screens/media/route.tsx"),
    "src/admin/screens/media/route.tsx": "export const media = 1",
  },
  "admin-screens-apart": {
    "src/admin/screens/media/route.tsx": importing("../orders/route.tsx"),
    "src/admin/screens/orders/route.tsx": "export const orders = 1",
  },
  "words-stand-alone": { "src/words/en/errors.ts": importing("../../server/cart.ts") },
  "api-client-knows-server": { "src/web/shell/api-client.ts": importingType("../../db/rows.ts") },
  "api-client-takes-server-types-only": { "src/web/shell/api-client.ts": importing("../../server/cart.ts") },
  "shell-is-below-all": { "src/web/shell/shell.ts": importing("../ui/button.tsx") },
  "ui-knows-shell": { "src/web/ui/button.tsx": importing("../features/cart/use-box.ts") },
  "features-know-ui": { "src/web/features/cart/use-box.ts": importing("../../sections/banner.tsx") },
  "sections-receive": { "src/web/sections/banner.tsx": importing("../screens/item/route.tsx") },
  "sections-never-fetch": { "src/web/sections/banner.tsx": importing("../shell/api-client.ts") },
  "screens-know-no-template": { "src/web/screens/item/route.tsx": importing("../../templates/sport/manifest.ts") },
  "template-screens-apart": {
    "src/web/templates/sport/list.tsx": importing("./list/wall.tsx", "./home/hero.tsx"),
    "src/web/templates/sport/home/hero.tsx": "export const hero = 1",
  },
  "template-frame-knows-no-screen": { "src/web/templates/sport/frame/header.tsx": importing("../list/wall.tsx") },
  "manifest-fetches-screens": { "src/web/templates/sport/manifest.ts": importing("./list.tsx") },
  "template-keeps-to-itself": { "src/web/templates/sport/manifest.ts": importingType("../arts/manifest.ts") },
  "demo-knows-db-domain-server": { "demo/seed.ts": importing("../src/web/root.tsx") },
  "src-stays-inside": { "src/server/cart.ts": "export const seed = () => import('../../demo/seed.ts')" },
  "main-starts-shop-and-demo": { "src/main.ts": importing("../bench/bench.ts") },
  "nothing-imports-main": { "demo/seed.ts": importing("../src/main.ts") },
  "no-barrel": { "src/domain/index.ts": "export * from './price.ts'" },
  "no-circle": {
    "src/domain/price.ts": importingType("./money.ts"),
    "src/domain/money.ts": importingType("./price.ts"),
  },
  "no-dev-dependency-at-run-time": { "src/server/cart.ts": importingType("vite") },
  "dev-server-uses-vite-only": { "src/server/dev-server.ts": importing("vitest") },
}

/** The shop in small, with one of everything that is allowed. */
const allowed: Files = {
  "package.json": JSON.stringify({
    dependencies: { zod: "1", hono: "1", "drizzle-orm": "1", pg: "1", react: "1" },
    devDependencies: { vite: "1", vitest: "1", "@react-router/dev": "1" },
  }),
  "src/domain/money.ts": "export type Money = number",
  "src/domain/price.ts": importingType("./money.ts"),
  "src/domain/price.test.ts": importing("./price.ts", "vitest", "node:fs"),
  "src/contract/cart.ts": importing("zod", "../domain/price.ts"),
  "src/db/rows.ts": importing("drizzle-orm/pg-core", "pg", "node:fs", "../domain/price.ts"),
  "src/server/cart.ts": importing("hono", "node:fs", "../db/rows.ts", "../contract/cart.ts", "../domain/price.ts"),
  "src/server/app.ts": importing("./cart.ts"),
  "src/server/dev-server.ts": importing("vite"),
  "src/main.ts": `${importing("./server/cart.ts")}\nexport const later = () => import("../demo/seed.ts")`,
  "src/words/en/errors.ts": "export const en = {}",
  "src/web/shell/shell.ts": importing("react", "../../words/en/errors.ts"),
  "src/web/shell/api-client.ts": importingType("../../server/cart.ts"),
  "src/web/root.tsx": importing("react", "./shell/api-client.ts", "./templates/registry.ts"),
  "src/web/routes.ts": importing("@react-router/dev/routes"),
  "src/web/screens/item/route.tsx": `${importing("../../shell/api-client.ts", "../../sections/banner.tsx")}\n${importingType("./+types/route")}`,
  "src/web/sections/banner.tsx": importing(
    "react",
    "../ui/button.tsx",
    "../../contract/cart.ts",
    "../../domain/price.ts",
  ),
  "src/web/ui/button.tsx": importing("react", "../../domain/price.ts", "../shell/shell.ts"),
  "src/web/features/cart/use-box.ts": `${importing("react", "../../../domain/price.ts", "../../ui/button.tsx")}\n${importingType("../../sections/item-props.ts")}`,
  "src/web/sections/item-props.ts": "export type Thing = object",
  "src/web/templates/registry.ts": importing("./sport/manifest.ts", "./arts/manifest.ts"),
  "src/web/templates/sport/manifest.ts": `${importing(
    "../../sections/banner.tsx",
    "../../ui/button.tsx",
    "../../features/cart/use-box.ts",
    "./frame/header.tsx",
  )}\nexport const list = () => import("./list.tsx")`,
  "src/web/templates/sport/frame/header.tsx": "export const header = 1",
  "src/web/templates/sport/list.tsx": importing("./list/wall.tsx", "./frame/header.tsx"),
  "src/web/templates/sport/list/wall.tsx": "export const wall = 1",
  "src/web/templates/arts/manifest.ts": "export const manifest = {} satisfies object",
  "demo/seed.ts": importing("../src/server/cart.ts", "../src/db/rows.ts", "../src/domain/price.ts"),
  "bench/bench.ts": importing("../src/server/cart.ts"),
}
const packages = ["zod", "hono", "drizzle-orm/pg-core", "pg", "react", "vite", "vitest", "@react-router/dev/routes"]

function importing(...places: string[]) {
  return places
    .map((place, at) => `import * as used${at} from "${place}"\nexport const made${at} = used${at}`)
    .join("\n")
}

function importingType(place: string) {
  return `import type { Thing } from "${place}"\nexport type Made = Thing`
}

let folder = ""
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function brokenRules(extra: Files): Promise<string[]> {
  folder = mkdtempSync(join(tmpdir(), "vitrine-rules-"))
  const stubs: Files = Object.fromEntries(packages.map((name) => [`node_modules/${name}/index.js`, "export {}"]))
  for (const [path, text] of Object.entries({ ...stubs, ...allowed, ...extra })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { forbidden: rules, options } = config
  const resolving = options?.enhancedResolveOptions
  const answer = await cruise(
    ["src", "demo", "bench"],
    { ...options, baseDir: folder, validate: true, ruleSet: { forbidden: rules } },
    resolving,
  )
  const { summary } = answer.output as ICruiseResult
  return summary.violations.map((violation) => violation.rule.name)
}

test("what the architecture allows breaks no rule", async () => {
  expect(await brokenRules({})).toEqual([])
})

test.each(Object.entries(forbidden))("%s", async (rule, files) => {
  expect(await brokenRules(files)).toContain(rule)
})

test("every rule is shown to fail here", () => {
  expect(Object.keys(forbidden).sort()).toEqual(config.forbidden?.map((rule) => rule.name).sort())
})
