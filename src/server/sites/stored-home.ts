import type { Logger } from "pino"
import { type HomeContent, homeContent } from "../../contract/home-content.ts"
import { type HomeSection, homeSection } from "../../contract/sections/home-section.ts"
import { withPictures } from "../../contract/sections/section-references.ts"
import { pictureUrl } from "../shop.ts"
import { readChanges, withoutHidden } from "./look-changes.ts"

/** What could be read, with pictures by their addresses, and where the rest was that had to be left out. */
type Read<Stored> = { read: Stored; leftOut: string[] }

/** So many wrong places are left out one by one; content with more of them counts as none. */
const LEFT_OUT_MAX = 40

/** What a home page says. One wrong word must not silence the others: only what is wrong counts as not said. */
export function readHomeContent(stored: unknown): Read<HomeContent> {
  const rest = structuredClone(stored)
  const leftOut: string[] = []
  while (leftOut.length < LEFT_OUT_MAX) {
    const parsed = homeContent.safeParse(rest)
    if (parsed.success) return { read: shown(parsed.data), leftOut }
    const wrong = takeOut(rest, parsed.error.issues[0]?.path ?? [])
    if (!wrong) break
    leftOut.push(wrong)
  }
  return { read: homeContent.parse({}), leftOut: ["everything"] }
}

/** Takes what is at a path out, or what holds it where nothing is there; false where nothing can be. */
function takeOut(root: unknown, path: readonly PropertyKey[]): string | false {
  const last = path.at(-1)
  if (last === undefined) return false
  const holder = path.slice(0, -1).reduce<unknown>((value, name) => memberOf(value, name), root)
  if (Array.isArray(holder) && typeof last === "number") holder.splice(last, 1)
  else if (memberOf(holder, last) === undefined || !holder || !Reflect.deleteProperty(holder, last))
    return takeOut(root, path.slice(0, -1))
  return path.join(".")
}

const memberOf = (value: unknown, name: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined

function shown(content: HomeContent): HomeContent {
  const withUrl = <T extends { image: string | null }>(teaser: T): T => ({ ...teaser, image: pictureUrl(teaser.image) })
  return {
    ...content,
    hero: content.hero && withUrl(content.hero),
    offers: content.offers.map(withUrl),
    promotion: withUrl(content.promotion),
    story: content.story && {
      ...withUrl(content.story),
      images: content.story.images.map(pictureUrl).filter((path) => path !== null),
    },
  }
}

/** The site's own list of sections; null where it has none. A section of an unknown kind or with wrong settings is left out. */
export function readHomeSections(stored: unknown): Read<HomeSection[] | null> {
  if (stored === null || stored === undefined) return { read: null, leftOut: [] }
  if (!Array.isArray(stored)) return { read: null, leftOut: ["sections"] }
  const entries = stored.map((entry) => homeSection.safeParse(entry))
  return {
    read: entries.flatMap(({ data }) => (data ? withPictures(data, (path) => pictureUrl(path) ?? path) : [])),
    leftOut: entries.flatMap(({ success }, at) => (success ? [] : [`sections.${at}`])),
  }
}

type StoredHome = { id: number; name: string; adConfig: unknown; homeSections: unknown; look: unknown }

/** What was told last of each site: the same is not told with every change of the site. */
const told = new Map<number, string>()

/** What a site's home page says and shows. Bad settings must not close the shop: what is wrong in them is left out and logged once. */
export function readHome({ id, name, adConfig, homeSections, look }: StoredHome, log: Pick<Logger, "warn">) {
  const content = readHomeContent(adConfig)
  const sections = readHomeSections(homeSections)
  const leftOut = [...content.leftOut, ...sections.leftOut]
  if (leftOut.length > 0 && told.get(id) !== leftOut.join()) {
    log.warn({ site: name, leftOut }, "parts of the home page are wrong and are left out")
  }
  told.set(id, leftOut.join())
  return {
    content: withoutHidden(content.read, readChanges(look).hidden),
    sections: sections.read?.filter(({ hidden }) => !hidden) ?? null,
  }
}
