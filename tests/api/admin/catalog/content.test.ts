import { describe, expect, test } from "vitest"
import { testShop } from "../../test-shop.ts"
import { atDesk } from "../desk/desk.ts"
import { newGoods } from "./shelf.ts"
import { keeping, picturesOf } from "./staff-calls.ts"

const shop = await testShop()
const { ask, get, rows } = shop
const desk = await atDesk(shop)
const clerk = keeping(shop, desk.asClerk)
const [picture] = await picturesOf(shop)
const [foreign] = await picturesOf(shop, "sport")
const bad = '<p onclick="x()">Good</p><script>bad()</script><a href="javascript:bad()">link</a>'
const cleaned = "<p>Good</p><a>link</a>"

const theirs = async (table: string) => {
  const [row] = await rows<{ id: number }>(`select id from ${table} where site_id <> 1 order by id limit 1`)
  return row?.id ?? 0
}

describe("news", () => {
  test("are published at once, cleaned, changed and removed", async () => {
    const body = { title: "We moved", summary: "Round the corner", content: bad, media_id: picture?.id }
    const { id } = await clerk.does("POST /api/admin/news/save", body)
    expect(await get("GET /api/news/detail", { id })).toMatchObject({
      title: "We moved",
      summary: "Round the corner",
      content: cleaned,
      image: picture?.url,
    })
    expect(await rows("select content from news where id = $1", id)).toEqual([{ content: cleaned }])
    const before = await clerk.reads("GET /api/admin/news/detail", { id })
    await clerk.does("POST /api/admin/news/save", { id, title: "We stayed", content: "<p>After all</p>" })
    expect(await clerk.reads("GET /api/admin/news/detail", { id })).toEqual({
      id,
      title: "We stayed",
      summary: "",
      content: "<p>After all</p>",
      image: null,
      media_id: null,
      publishTime: before.publishTime,
      isPublished: true,
    })
    await clerk.does("POST /api/admin/news/remove", { id })
    expect(await ask("GET /api/news/detail", { query: { id } })).toMatchObject({ reason: "unknownNews" })
    expect((await desk.noted(`news ${id}`)).map(({ action }) => action)).toEqual([
      "news.add",
      "news.change",
      "news.remove",
    ])
  })

  test("with a day to come wait for it", async () => {
    const publishTime = new Date(Date.now() + 86_400_000).toISOString()
    const { id } = await clerk.does("POST /api/admin/news/save", { title: "Tomorrow", content: "x", publishTime })
    expect(await ask("GET /api/news/detail", { query: { id } })).toMatchObject({ reason: "unknownNews" })
    const { list } = await clerk.reads("GET /api/admin/news/lists")
    expect(list[0]).toMatchObject({ id, publishTime, isPublished: false })
  })

  test("of another shop, or with its pictures, are refused", async () => {
    const id = await theirs("news")
    const sent = { title: "Ours", content: "x" }
    const unknown = { status: 404, reason: "unknownNews" }
    expect(await clerk.tries("POST /api/admin/news/save", { id, ...sent })).toMatchObject(unknown)
    expect(await clerk.tries("POST /api/admin/news/remove", { id })).toMatchObject(unknown)
    expect(await ask("GET /api/admin/news/detail", { query: { id }, ...desk.asClerk })).toMatchObject({
      reason: "unknownNews",
    })
    expect(await clerk.tries("POST /api/admin/news/save", { ...sent, media_id: foreign?.id })).toMatchObject({
      status: 422,
      reason: "unknownPicture",
    })
  })
})

describe("pages of text", () => {
  test("are shown under their slug, cleaned, and move with it", async () => {
    const seo = { title: "Care", description: "How to care" }
    const body = { slug: "care/wood", title: "Care for wood", content: bad, seo }
    const { id } = await clerk.does("POST /api/admin/page/save", body)
    expect(await get("GET /api/content/page", { slug: "care/wood" })).toMatchObject({
      title: "Care for wood",
      content: cleaned,
      pageType: 4,
      seo: { title: "Care", description: "How to care" },
    })
    expect(await clerk.reads("GET /api/admin/page/detail", { slug: "care/wood" })).toMatchObject({
      id,
      content: cleaned,
      seo,
    })
    await clerk.does("POST /api/admin/page/save", { id, slug: "care", title: "Care", content: "<p>Oil</p>" })
    expect(await ask("GET /api/content/page", { query: { slug: "care/wood" } })).toMatchObject({
      reason: "unknownPage",
    })
    expect((await get("GET /api/content/page", { slug: "care" })).content).toBe("<p>Oil</p>")
    const { list } = await clerk.reads("GET /api/admin/page/lists", { page_size: 100 })
    expect(list.map(({ slug }) => slug)).toContain("care")
    await clerk.does("POST /api/admin/page/remove", { id })
    expect(await ask("GET /api/content/page", { query: { slug: "care" } })).toMatchObject({ reason: "unknownPage" })
    expect(await desk.noted(`page ${id}`)).toHaveLength(3)
  })

  test("have a slug of their own, which another shop may have too", async () => {
    const [other] = await rows<{ slug: string; id: number }>(
      "select slug, id from content_page where site_id <> 1 limit 1",
    )
    const sent = { title: "Ours", content: "x" }
    await rows("delete from content_page where site_id = 1 and slug = $1", other?.slug)
    await clerk.does("POST /api/admin/page/save", { slug: other?.slug ?? "", ...sent })
    expect(await clerk.tries("POST /api/admin/page/save", { slug: other?.slug ?? "", ...sent })).toMatchObject({
      status: 409,
      reason: "alreadyThere",
      details: { field: "slug" },
    })
    const unknown = { status: 404, reason: "unknownPage" }
    const id = other?.id ?? 0
    expect(await clerk.tries("POST /api/admin/page/save", { id, slug: "theirs", ...sent })).toMatchObject(unknown)
    expect(await clerk.tries("POST /api/admin/page/remove", { id })).toMatchObject(unknown)
    const gone = await ask("GET /api/admin/page/detail", { query: { slug: "no-such-page" }, ...desk.asClerk })
    expect(gone).toMatchObject(unknown)
  })
})

describe("the menu", () => {
  test("is replaced as a whole and leads where it says", async () => {
    const [shelf] = await rows<{ id: number }>("select id from category where site_id = 1 order by id limit 1")
    const category = shelf?.id ?? 0
    const navigation = [
      { type: 3 as const, id: 1, dnames: "Home", url: "/", sub: [] },
      {
        type: 1 as const,
        id: category,
        dnames: "Shelf",
        url: "",
        sub: [
          {
            type: 2 as const,
            id: 3,
            dnames: "Hot",
            url: "",
            sub: [{ type: 3 as const, id: 4, dnames: "Elsewhere", url: "https://friend.example/x" }],
          },
        ],
      },
    ]
    await clerk.does("POST /api/admin/navigation/save", { navigation })
    const shown = (await get("GET /api/site/config")).navigation
    expect(shown).toMatchObject([
      { dnames: "Home", url: "/" },
      {
        dnames: "Shelf",
        url: `/SaleGoods/lists?categoryId=${category}`,
        sub: [{ url: "/SaleGoods/lists?type=3", sub: [{ url: "https://friend.example/x" }] }],
      },
    ])
    const kept = await clerk.reads("GET /api/admin/navigation/lists")
    expect(kept).toMatchObject({ navigation })
    expect(await clerk.does("POST /api/admin/navigation/save", kept)).toEqual(kept)
    expect((await desk.noted("navigation")).at(-1)).toMatchObject({ action: "navigation.save" })
  })

  test("with an entry that leads nowhere changes nothing", async () => {
    const before = await clerk.reads("GET /api/admin/navigation/lists")
    const entry = (type: 1 | 2 | 3, id: number, url = "") => ({ navigation: [{ type, id, dnames: "X", url }] })
    const tried = async (sent: ReturnType<typeof entry>) =>
      (await clerk.tries("POST /api/admin/navigation/save", sent)).reason
    expect(await tried(entry(1, await theirs("category")))).toBe("unknownCategory")
    for (const sent of [entry(2, 5), entry(3, 99), entry(3, 1, "javascript:x()"), entry(3, 1, "//evil.example")])
      expect(await tried(sent)).toBe("invalidField")
    expect(await clerk.reads("GET /api/admin/navigation/lists")).toEqual(before)
  })

  test("of ten that are saved at once is one of the ten, not a mixture", async () => {
    const menus = Array.from({ length: 10 }, (_, n) =>
      ["a", "b", "c"].map((letter) => ({ type: 3 as const, id: 1, dnames: `${letter}${n}`, url: "/" })),
    )
    await Promise.all(menus.map((navigation) => clerk.does("POST /api/admin/navigation/save", { navigation })))
    const { navigation } = await clerk.reads("GET /api/admin/navigation/lists")
    expect(menus.map((menu) => menu.map(({ dnames }) => dnames))).toContainEqual(navigation.map(({ dnames }) => dnames))
  })
})

test("policies, links and contacts show in the site's configuration at once", async () => {
  const policy = { kind: "return" as const, policy: bad, summary: "Thirty days", logo: "" }
  expect(await clerk.does("POST /api/admin/policy/save", policy)).toEqual({ ...policy, policy: cleaned })
  const friendLinks = [{ title: "Friend", url: "https://friend.example" }]
  await clerk.does("POST /api/admin/friendLink/save", { friendLinks })
  const whatsapp = [
    { country: "France", account: "+33 1", nickName: "Ana" },
    { country: "Spain", account: "+34 2", nickName: "Bea" },
  ]
  await clerk.does("POST /api/admin/whatsapp/save", { whatsapp })
  await rows("insert into site_app (site_id, app_id) values (1, 4) on conflict do nothing")
  expect(await get("GET /api/site/config")).toMatchObject({
    returnPolicy: cleaned,
    returnSummary: "Thirty days",
    friendLinks,
    whatsapp,
    chatLinkInfo: { whatsApp: "+33 1" },
  })
  const numbered = { id: expect.any(Number) }
  expect(await clerk.reads("GET /api/admin/friendLink/lists")).toEqual({
    friendLinks: friendLinks.map((link) => ({ ...link, ...numbered })),
  })
  expect(await clerk.reads("GET /api/admin/whatsapp/lists")).toEqual({
    whatsapp: whatsapp.map((contact) => ({ ...contact, ...numbered })),
  })
  const { list: policies } = await clerk.reads("GET /api/admin/policy/lists")
  expect(policies.map(({ kind }) => kind)).toEqual(["shipping", "privacy", "payment", "service", "return"])
  expect(policies.at(-1)).toMatchObject({ policy: cleaned })
  for (const subject of ["policy return", "friendLink", "whatsapp"]) expect(await desk.noted(subject)).toHaveLength(1)
})

describe("the home page", () => {
  test("says what staff write, with the shop's own pictures", async () => {
    const { goodsId } = await newGoods(shop)
    const hero = { title: "Autumn", text: "It is here", url: "/SaleGoods/lists", image: picture?.url, goodsId }
    const story = { title: "Us", images: [picture?.url ?? ""] }
    const saved = await clerk.does("POST /api/admin/home/content", {
      ad_config: { ticker: ["Free freight"], hero, story },
    })
    expect(saved.ad_config).toMatchObject({ hero, story })
    expect(await clerk.reads("GET /api/admin/home/content")).toEqual(saved)
    expect((await get("GET /api/site/config")).ad_config).toEqual(saved.ad_config)
    expect(await desk.noted("home")).toMatchObject([{ action: "home.save", detail: { title: "Autumn" } }])
  })

  test.each([
    ["a picture of another shop", () => ({ hero: { image: foreign?.url } }), 422, "unknownPicture"],
    ["a picture that is none", () => ({ offers: [{ image: "/media/none.webp" }] }), 422, "unknownPicture"],
    ["a picture from elsewhere", () => ({ story: { images: ["https://evil.example/x.png"] } }), 422, "unknownPicture"],
    ["a good that is none", () => ({ hero: { goodsId: 2_000_000 } }), 404, "unknownGoods"],
    ["a link that acts", () => ({ hero: { url: "javascript:x()" } }), 422, "invalidField"],
    ["a link that leads out by a backslash", () => ({ offers: [{ url: "/\\evil.example" }] }), 422, "invalidField"],
  ])("does not say %s", async (_what, content, status, reason) => {
    const before = await clerk.reads("GET /api/admin/home/content")
    expect(await clerk.tries("POST /api/admin/home/content", { ad_config: content() })).toMatchObject({
      status,
      reason,
    })
    expect(await clerk.reads("GET /api/admin/home/content")).toEqual(before)
  })
})
