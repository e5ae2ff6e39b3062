/** Where a file of the storefront is used: on every page, on a screen (by its name), or only once something is opened. */
type Use = string
type FileInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
type GetFile = (id: string) => FileInfo | null

const EVERY_PAGE = "every page"
const LATER = "later"
/** What each template draws itself. What two of these share, every page gets. */
const DRAWN = ["home", "list", "item"]
const ON_EVERY_PAGE =
  /^((root|entry\.client|screens\/page)\.tsx$|templates\/[^/]+\/manifest\.ts$|sections\/plain\/(frame\/(?!plain-footer\.tsx)|plain-template\.ts$))/
const ON_DRAWN_SCREEN = /^(?:templates\/[^/]+|sections\/plain)\/(?:plain-)?(home|list|item)(?:\.tsx?$|\/)/
const ON_SCREEN = /^screens\/([^/]+)\/route\.tsx$/
const OF_PLAIN_FRAME = /^sections\/(plain)\/(?:frame\/(?!plain-footer\.tsx)|plain-template\.ts$|plain-\w+\.css$)/

const OF_TEMPLATE = /^templates\/([^/]+)\//
const OWNED_BY = "owned by "
/** What so many templates share in their frames, or on one of their screens, does not weigh on the others. */
const FEW = { frames: 6, screens: 3 }
const EVERYONE = `${OWNED_BY}everyone`

/** A file's place in the storefront; empty for what lies elsewhere. */
const placeOf = (id: string) => id.replaceAll("\\", "/").split("?")[0]?.split("/src/web/")[1] ?? ""

/** The page that a file is made for; undefined for what may be used by several. */
function pageOf(place: string): Use | undefined {
  if (ON_EVERY_PAGE.test(place)) return EVERY_PAGE
  const screen = ON_DRAWN_SCREEN.exec(place)?.[1] ?? ON_SCREEN.exec(place)?.[1]
  return screen === "goods-list" ? "list" : screen
}

/** Whose page it is: that of one template, or everyone's. */
const ownerOf = (place: string): Use => `${OWNED_BY}${OF_TEMPLATE.exec(place)?.[1] ?? "everyone"}`

/** All pages that lead to a file by static imports. */
export function usesOf(id: string, fileOf: GetFile, known = new Map<string, Set<Use>>()): ReadonlySet<Use> {
  const found = known.get(id)
  if (found) return found
  const uses = new Set<Use>()
  known.set(id, uses)
  const page = pageOf(placeOf(id))
  if (page) return uses.add(page).add(ownerOf(placeOf(id)))
  const file = fileOf(id)
  if (file?.dynamicImporters.length) uses.add(LATER)
  for (const importer of file?.importers ?? []) for (const use of usesOf(importer, fileOf, known)) uses.add(use)
  return uses
}

/**
 * The chunk of a file that all templates share: `shop` comes with every page, `list` with the list of every template,
 * `buying` with cart and checkout. What only one template leads to comes with that
 * template's frame, or with its screen. Null for what is opened later or shared by a few other screens: the bundler finds
 * files for them that hold nothing else.
 */
export function sharedChunk(uses: ReadonlySet<Use>): string | null {
  const drawn = DRAWN.filter((screen) => uses.has(screen))
  const isOnManyPages = uses.has(EVERY_PAGE) || drawn.length > 1
  const owner = onlyOwner(uses)
  if (owner) return uses.has(EVERY_PAGE) ? owner : null
  if (isOfFewTemplates(uses)) return null
  if (isOnManyPages) return "shop"
  const [screen, ...others] = [...uses].filter((use) => !use.startsWith(OWNED_BY) && use !== LATER)
  if (screen && others.length === 0 && !uses.has(LATER)) return screen
  if (drawn.length > 0 && (uses.has("cart") || uses.has("check-out"))) return "ordering"
  if (drawn.length > 0) return uses.has("item") ? "choosing" : null
  if (uses.has("check-out")) return uses.has("cart") ? "buying" : "fields"
  return null
}

/** A small file more for a few; of many such files on one screen each compresses worse. */
function isOfFewTemplates(uses: ReadonlySet<Use>): boolean {
  const owners = [...uses].filter((use) => use.startsWith(OWNED_BY))
  const few = uses.has(EVERY_PAGE) ? FEW.frames : FEW.screens
  return !uses.has(EVERYONE) && owners.length > 0 && owners.length <= few
}

/** The only template that leads to a file; null where others do, or everyone. */
function onlyOwner(uses: ReadonlySet<Use>): string | null {
  const [owner, ...others] = [...uses].filter((use) => use.startsWith(OWNED_BY))
  return owner && others.length === 0 && owner !== EVERYONE ? owner.slice(OWNED_BY.length) : null
}

/** The chunk of the plain frame, which comes with every page of a template that is not drawn; null for what is not of it. */
export function plainFrameChunk(id: string): string | null {
  return OF_PLAIN_FRAME.exec(placeOf(id))?.[1] ?? null
}
