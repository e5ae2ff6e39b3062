import { eq } from "drizzle-orm"
import { describe, expect, test } from "vitest"
import { site } from "../../../src/db/schema/site.ts"
import { BODY_MAX_BYTES } from "../../../src/domain/constants.ts"
import { testShop } from "../test-shop.ts"

const { db, ask, send } = await testShop()
const french = "sport.localhost"
await db
  .update(site)
  .set({ languageCode: "fr", locales: ["fr", "de"] })
  .where(eq(site.name, "sport"))

const unknownNews = (acceptLanguage: string | undefined, host?: string) =>
  ask("GET /api/news/detail", {
    query: { id: 2_000_000_000 },
    host,
    headers: acceptLanguage === undefined ? {} : { "accept-language": acceptLanguage },
  })

describe("a refusal is said in the caller's language", () => {
  test.each([
    ["en", "This article does not exist."],
    ["de", "Diesen Beitrag gibt es nicht."],
    ["fr", "Cette actualité n’existe pas."],
    ["es", "Esta noticia no existe."],
    ["pt", "Esta notícia não existe."],
    ["it", "Questa notizia non esiste."],
    ["ru", "Такой новости нет."],
    ["zh", "该文章不存在。"],
    ["ja", "この記事は存在しません。"],
    ["ko", "존재하지 않는 글입니다."],
    ["ara", "هذا المقال غير موجود."],
    ["ar-EG", "هذا المقال غير موجود."],
    ["zh-CN,zh;q=0.9,en;q=0.8", "该文章不存在。"],
    ["de-AT,de;q=0.9,en;q=0.5", "Diesen Beitrag gibt es nicht."],
    ["en;q=0.3, it;q=0.9", "Questa notizia non esiste."],
    ["nl, pt-BR;q=0.8, en;q=0.5", "Esta notícia não existe."],
    ["en;q=0, ko", "존재하지 않는 글입니다."],
  ])("%s", async (acceptLanguage, msg) => {
    expect(await unknownNews(acceptLanguage)).toMatchObject({ code: 0, status: 404, reason: "unknownNews", msg })
  })
})

describe("whoever asks for no language of the shop is answered in the shop's own", () => {
  test.each([undefined, "", "*", "nl", "xx-YY,yy;q=0.5", "fr;q=0", ";;;,,,q=", "../de", "constructor"])(
    "%j",
    async (acceptLanguage) => {
      expect(await unknownNews(acceptLanguage)).toMatchObject({ msg: "This article does not exist." })
      expect(await unknownNews(acceptLanguage, french)).toMatchObject({ msg: "Cette actualité n’existe pas." })
    },
  )

  test("a language that ships but that the shop does not offer is none of its languages", async () => {
    expect(await unknownNews("ja", french)).toMatchObject({ msg: "Cette actualité n’existe pas." })
    expect(await unknownNews("ja,de;q=0.5", french)).toMatchObject({ msg: "Diesen Beitrag gibt es nicht." })
  })
})

describe("every way to be refused speaks the language", () => {
  const es = { "accept-language": "es,en;q=0.5" }
  const json = { ...es, "content-type": "application/json" }
  const feedback = "/api/content/feedback"

  test.each([
    ["unknownCall", "/api/no/such/call", { headers: es }, "Esta llamada no existe."],
    ["methodNotAllowed", feedback, { headers: es }, "Esta llamada no se puede hacer de ese modo."],
    ["jsonOnly", feedback, { method: "POST", headers: es, body: "name=Ada" }, "Envía la solicitud en formato JSON."],
    [
      "malformed",
      feedback,
      { method: "POST", headers: json, body: "{" },
      "No se ha podido leer la solicitud. Revísala y envíala de nuevo.",
    ],
    ["invalidField", feedback, { method: "POST", headers: json, body: "{}" }, "Revisa los campos marcados."],
    [
      "tooLarge",
      feedback,
      {
        method: "POST",
        headers: { ...json, "content-length": String(BODY_MAX_BYTES + 1) },
        body: "x".repeat(BODY_MAX_BYTES + 1),
      },
      "El envío es demasiado grande.",
    ],
    [
      "unknownCurrency",
      "/api/setRate",
      { method: "POST", headers: json, body: '{"rate":2000000000}' },
      "Esta tienda no muestra los precios en esa moneda.",
    ],
  ])("%s", async (reason, path, request, msg) => {
    const response = await send(path, request)
    expect(await response.json()).toMatchObject({ code: 0, reason, msg })
  })
})

test("fields are named with keys, the same in every language", async () => {
  for (const language of ["en", "ja", "ar"]) {
    const answer = await ask("POST /api/content/feedback", {
      body: { name: " ", email: "", content: "x".repeat(4001), phone: "1".repeat(41) },
      headers: { "accept-language": language },
    })
    expect(answer).toMatchObject({ status: 422, reason: "invalidField" })
    expect(answer.data).toEqual({
      fields: { name: "nameRequired", email: "emaiLRequired", content: "tooLong", phone: "tooLong" },
    })
  }
})
