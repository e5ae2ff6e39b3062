/** Where a file of the storefront is used (on every page, on a screen, or only once something is opened), and whose page it is. */
type Use = string
type FileInfo = { importers: readonly string[]; dynamicImporters: readonly string[] }
type GetFile = (id: string) => FileInfo | null

const EVERY_PAGE = "every page"
const LATER = "later"
/** What each template draws itself. What two of these share, every page gets. */
const DRAWN = ["home", "list", "item"]
const ON_EVERY_PAGE =
  /^((root|entry\.client|screens\/page)\.tsx$|(templates\/[^/]+|sections\/plain)\/(frame\/(?!(plain-)?footer\.tsx)|(manifest|plain-template)\.ts$))/
const ON_DRAWN_SCREEN = /^(?:templates\/[^/]+|sections\/plain)\/(?:plain-)?(home|list|item)(?:\.tsx?$|\/)/
const ON_SCREEN = /^screens\/([^/]+)\/route\.tsx$/
const OF_FRAME =
  /^(?:templates|sections)\/([^/]+)\/(?:frame\/(?!(?:plain-)?footer\.tsx)|plain-template\.ts$|plain-\w+\.css$)/

const OF_TEMPLATE = /^templates\/([^/]+)\//
const OF = " of "
const EVERYONE = "everyone"

/** A file's place in the storefront; empty for what lies elsewhere. */
const placeOf = (id: string) => id.replaceAll("\\", "/").split("?")[0]?.split("/src/web/")[1] ?? ""

/** The page that a file is made for; undefined for what may be used by several. */
function pageOf(place: string): Use | undefined {
  if (ON_EVERY_PAGE.test(place)) return EVERY_PAGE
  const screen = ON_DRAWN_SCREEN.exec(place)?.[1] ?? ON_SCREEN.exec(place)?.[1]
  return screen === "goods-list" ? "list" : screen
}

/** Whose page it is: that of one template, or everyone's. */
const ownerOf = (place: string) => OF_TEMPLATE.exec(place)?.[1] ?? EVERYONE

/** All pages that lead to a file by static imports. */
export function usesOf(id: string, fileOf: GetFile, known = new Map<string, Set<Use>>()): ReadonlySet<Use> {
  const found = known.get(id)
  if (found) return found
  const uses = new Set<Use>()
  known.set(id, uses)
  const page = pageOf(placeOf(id))
  if (page) return uses.add(pageUse(page, ownerOf(placeOf(id))))
  const file = fileOf(id)
  if (file?.dynamicImporters.length) uses.add(pageUse(LATER, EVERYONE))
  for (const importer of file?.importers ?? []) for (const use of usesOf(importer, fileOf, known)) uses.add(use)
  return uses
}

/**
 * The chunk of a file that all templates share: `shop` comes with every page, `list` with the list of every template,
 * `buying` with the cart and with other screens that have something of it. What only one template leads to comes with that
 * template's frame, or with its screens. Null for what is opened later, or is shared by a few other screens, or is used more
 * widely by one template than by the others: the bundler finds files for them that hold nothing else.
 */
export function sharedChunk(uses: ReadonlySet<Use>): string | null {
  const owners = ownersOf(uses)
  const [owner] = owners
  if (owner && owners.size === 1 && owner !== EVERYONE) return pagesOf(uses).includes(EVERY_PAGE) ? owner : null
  const pages = pagesOf(uses)
  const common = pages.filter((page) => ownersOf(uses, page).size > 1 || uses.has(pageUse(page, EVERYONE)))
  const drawn = DRAWN.filter((screen) => common.includes(screen))
  if (common.includes(EVERY_PAGE) || drawn.length > 1) return "shop"
  const [screen, ...others] = pages
  if (screen && screen !== LATER && others.length === 0) return screen
  if (pages.some((page) => DRAWN.includes(page) || page === EVERY_PAGE))
    return pages.includes("cart") || pages.includes("check-out") ? "ordering" : null
  if (pages.includes("cart")) return "buying"
  return pages.includes("check-out") ? "fields" : null
}

const pageUse = (page: string, owner: string): Use => `${page}${OF}${owner}`
const partsOf = (use: Use) => use.split(OF)
const pagesOf = (uses: ReadonlySet<Use>) => [...new Set([...uses].map((use) => partsOf(use)[0] ?? ""))]

/** Whose pages use a file: templates by their names, or everyone; of one page, or of all. */
function ownersOf(uses: ReadonlySet<Use>, page?: string): ReadonlySet<string> {
  const all = [...uses].map(partsOf).filter(([of]) => page === undefined || of === page)
  return new Set(all.map(([, owner = EVERYONE]) => owner))
}

/** The chunk of a template's frame, which comes with every page of its shops; null for what is not of it. */
export function frameChunk(id: string): string | null {
  const [, template] = OF_FRAME.exec(placeOf(id)) ?? []
  return template ?? null
}
