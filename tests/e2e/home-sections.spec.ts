import { expect, test } from "@playwright/test"
import type { Page as AskedPage, RenderPage } from "../../src/contract/page.ts"
import type { HomeSection } from "../../src/contract/sections/home-section.ts"
import type { TemplateName } from "../../src/domain/site/templates.ts"
import { at } from "./shops.ts"

const STOREFRONT = new URL("../../build/server/index.js", import.meta.url).href

/** What a section of each kind can be told by, in each of these templates. */
const marks = {
  "default-modulized": { hero: "hero-main", story: "block stack story", news: "block news", goodsRail: 'block new"' },
  sport: { hero: "hero-slab", story: 'class="story"', news: 'class="log"', goodsRail: 'class="drops"' },
}
type Drawn = keyof typeof marks

type Home = { template: TemplateName; sections?: HomeSection[] | null; content?: object }

/** The home page of the running shop as it would be with another list or other content: only what the API says of it is changed. */
async function drawn({ template, sections = null, content }: Home): Promise<{ status: number; html: string }> {
  const { renderPage }: { renderPage: RenderPage } = await import(STOREFRONT)
  const page: AskedPage = {
    site: {},
    origin: at("default-modulized", ""),
    isSecure: false,
    basename: "/",
    template,
    locale: "en",
    buildId: "b1",
    cache: () => {},
    spoil: () => {},
    preload: () => {},
    api: async (request) => {
      const { pathname, search } = new URL(request.url)
      const reply = await fetch(`http://127.0.0.1:${process.env.PORT}${pathname}${search}`, {
        headers: { referer: at("default-modulized") },
      })
      if (pathname !== "/api/site/config") return reply
      const config = await reply.json()
      config.data.homeSections = sections
      if (content) config.data.ad_config = { ...config.data.ad_config, ...content }
      return Response.json(config)
    },
  }
  const response = await renderPage(new Request(at("default-modulized")), page)
  return { status: response.status, html: await response.text() }
}

/** The sections of a page in their order, by their marks. */
function kindsIn(html: string, template: Drawn): string[] {
  const found = Object.entries(marks[template]).flatMap(([kind, mark]) =>
    [...html.matchAll(new RegExp(mark, "g"))].map(({ index }) => ({ kind, index })),
  )
  return found.toSorted((a, b) => a.index - b.index).map(({ kind }) => kind)
}

const ownList: HomeSection[] = [
  { section: "news" },
  { section: "story", tone: "inverse", settings: { title: "A story of our own" } },
  { section: "hero" },
  { section: "story" },
  { section: "hero", settings: { title: "Once more" } },
]

for (const template of ["default-modulized", "sport"] as const) {
  test(`a site's own list reorders, drops and doubles sections of ${template}`, async () => {
    const { status, html } = await drawn({ template, sections: ownList })
    expect(status).toBe(200)
    expect(kindsIn(html, template)).toEqual(["news", "story", "hero", "story", "hero"])
    expect(html).toContain("A story of our own")
    expect(html).toContain('data-tone="inverse"')
    expect(html.match(/<h1/g)).toHaveLength(1)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(new Set(ids).size)
  })

  test(`${template} draws plainly what it has no component for`, async () => {
    const { status, html } = await drawn({
      template,
      sections: [{ section: "letter", settings: { title: "Write us" } }],
    })
    expect(status).toBe(200)
    expect(html).toMatch(/<section class="plain-section"[^>]*>.*Write us/s)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })
}

const nothing = { hero: null, story: null, letter: null, services: [], offers: [], ticker: [], payments: [] }

for (const template of ["default-modulized", "sport", "partner"] as const) {
  test(`the home page of ${template} can do without content, and without sections`, async () => {
    for (const sections of [null, []]) {
      const { status, html } = await drawn({ template, sections, content: nothing })
      expect(status).toBe(200)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toContain("<footer")
    }
  })
}
