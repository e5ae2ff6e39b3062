import { existsSync, readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { SCREEN_NAMES, type ScreenName } from "../src/domain/site/screens.ts"
import type { TemplateName } from "../src/domain/site/templates.ts"
import { folderOf } from "../src/web/screens/screen-routes.ts"

type Manifest = Record<string, { file: string; imports?: string[] }>
/** What a page asks for at its start, as it comes over the line. */
export type StartWeight = { template: TemplateName; screen: ScreenName; scripts: number; styles: number }

/** The templates that pages are measured in where all would take too long, each in its own shop. */
export const TEMPLATES = ["default-modulized", "sport"] as const
/** Most of each is React and React Router. */
const SCRIPTS_MAX = 128_000
export const STYLES_MAX = 25_000
/** The limit of cart and checkout in templates whose frame is large. */
const LARGE_FRAME_MAX = 129_000
/** Screens that must keep within the limit of scripts: those on the way to an order. */
const WEIGHED_SCREENS: readonly ScreenName[] = ["home", "goodsList", "item", "cart", "checkOut"]

/** At most so many bytes of scripts; infinite for screens that are not limited. */
export function scriptsMax({ template, screen }: Pick<StartWeight, "template" | "screen">): number {
  if (!WEIGHED_SCREENS.includes(screen)) return Number.POSITIVE_INFINITY
  return !(screen in DRAWN) && !TEMPLATES.some((each) => each === template) ? LARGE_FRAME_MAX : SCRIPTS_MAX
}

const CLIENT = join(import.meta.dirname, "../build/client")
const ROUTE = "?__react-router-build-client-route"
/** What each template draws itself; their code and styles lie in its folder. */
const DRAWN: Partial<Record<ScreenName, string>> = { home: "home", goodsList: "list", item: "item" }

/** By the list of built files: what every screen weighs at its start in these templates. */
export function startWeights(templates: readonly TemplateName[]): StartWeight[] {
  return templates.flatMap((template) =>
    SCREEN_NAMES.map((screen) => ({
      template,
      screen,
      scripts: sum(startScripts(template, screen)),
      styles: sum(startStyles(template, screen)),
    })),
  )
}

/** The scripts of a page's start: React Router's list of routes, the entry, the routes, and the template's code for them. */
export function startScripts(template: TemplateName, screen: ScreenName): string[] {
  const folder = `src/web/templates/${template}`
  const own = DRAWN[screen]
  const roots = [
    "src/web/entry.client.tsx",
    ...["root.tsx", "screens/page.tsx", `screens/${folderOf(screen)}/route.tsx`].map(
      (file) => `src/web/${file}${ROUTE}`,
    ),
    `${folder}/manifest.ts`,
    ...(own && isDrawn(template, own) ? [keyOf(new RegExp(`^${folder}/${own}\\.tsx?$`))] : []),
  ]
  const keys = new Set<string>()
  const add = (key: string) => {
    if (keys.has(key)) return
    keys.add(key)
    manifest()[key]?.imports?.forEach(add)
  }
  roots.forEach(add)
  return [...new Set([routeList(), ...[...keys].map(fileOf)])]
}

function startStyles(template: TemplateName, screen: ScreenName): string[] {
  const own = DRAWN[screen]
  const folder = `/src/web/templates/${template}`
  const drawn = own && (isDrawn(template, own) ? `${folder}/${own}.css` : `/src/web/sections/plain/plain-${own}.css`)
  const ofScreen = drawn ?? `/src/web/styles/screens/${screen}.css`
  return [`${folder}/frame.css`, ofScreen].map((place) => fileOf(keyOf(new RegExp(`${place}$`))))
}

/** A template that is not drawn has the plain screens. */
const isDrawn = (template: TemplateName, screen: string) =>
  existsSync(join(import.meta.dirname, `../src/web/templates/${template}/${screen}.css`))

let read: Manifest | undefined

function manifest(): Manifest {
  read ??= JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8"))
  return read ?? {}
}

function keyOf(pattern: RegExp): string {
  const key = Object.keys(manifest()).find((each) => pattern.test(each))
  if (!key) throw new Error(`The build has no ${pattern.source}`)
  return key
}

function fileOf(key: string): string {
  const file = manifest()[key]?.file
  if (!file) throw new Error(`The build has no ${key}`)
  return file
}

/** React Router writes it beside the bundler, which does not list it. */
function routeList(): string {
  const names = readdirSync(join(CLIENT, "assets")).filter((name) => /^manifest-[\da-f]{8}\.js$/.test(name))
  const found = names.find((name) =>
    readFileSync(join(CLIENT, "assets", name), "utf8").startsWith("window.__reactRouter"),
  )
  if (!found) throw new Error("The build has no list of routes")
  return `assets/${found}`
}

/** As it is sent to browsers: compressed where that is smaller. */
function sizeOf(file: string): number {
  const path = join(CLIENT, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}

const sum = (files: readonly string[]) => files.reduce((total, file) => total + sizeOf(file), 0)

/** A row for each template: scripts and styles of the screens that are limited, in kB. */
export function weightTable(weights: readonly StartWeight[]): string {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1)
  const cell = ({ scripts, styles }: StartWeight) => `${kB(scripts)} + ${kB(styles)}`
  const templates = Map.groupBy(weights, ({ template }) => template)
  const rows = [
    ["scripts + styles, kB", ...WEIGHED_SCREENS],
    ["---", ...WEIGHED_SCREENS.map(() => "---")],
    ...[...templates].map(([template, own]) => [
      template,
      ...WEIGHED_SCREENS.map((screen) => own.filter((each) => each.screen === screen).map(cell)),
    ]),
  ]
  return rows.map((row) => `| ${row.join(" | ")} |`).join("\n")
}
