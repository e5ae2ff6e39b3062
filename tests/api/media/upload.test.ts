import { readdir, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { pino } from "pino"
import sharp from "sharp"
import { beforeEach, describe, expect, test } from "vitest"
import { forgetUploads } from "../../../src/server/media/forget-uploads.ts"
import { edgeShop, html } from "../edge/edge-shop.ts"
import { newMember } from "../people.ts"
import { testShop } from "../test-shop.ts"
import { picture, upload, uploaded } from "./pictures.ts"

const shop = await testShop()
const { rows, dataFolder, db, secret, payments } = shop

beforeEach(() => rows("delete from attempt"))

const fileOf = (url = "") => join(dataFolder, url)
const kept = async (url = "") => sharp(await readFile(fileOf(url))).metadata()

describe("a picture", () => {
  test.each([
    ["jpeg", () => picture().jpeg().toBuffer()],
    ["png", () => picture().png().toBuffer()],
    ["webp", () => picture().webp().toBuffer()],
    ["avif", () => picture().avif({ effort: 0 }).toBuffer()],
  ] as const)("that is a %s is taken, whatever it calls itself", async (_format, made) => {
    const { status, data } = await upload(shop, await made(), { name: "x.exe", type: "application/octet-stream" })
    expect(status).toBe(200)
    expect(data?.url).toMatch(/^\/media\/default-modulized\/uploads\/[0-9a-f]{32}\.webp$/)
    expect(await kept(data?.url)).toMatchObject({ format: "webp", width: 40, height: 30 })
    const [row] = await rows("select mime, width, height, bytes from media where '/media/' || path = $1", data?.url)
    const { size } = await stat(fileOf(data?.url))
    expect(row).toEqual({ mime: "image/webp", width: 40, height: 30, bytes: size })
  })

  test("stands upright, at most 2000 px on a side, and tells nothing of camera, place or owner", async () => {
    const exif = {
      IFD0: { Make: "Secretcam", Copyright: "Robin of 12 Elm Street" },
      IFD3: { GPSLatitude: "51/1 30/1 0/1" },
    }
    const sent = await picture(3000, 1500).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(sent.includes("Secretcam")).toBe(true)
    const { data } = await upload(shop, sent)
    const { exif: left, icc, xmp, orientation, width, height } = await kept(data?.url)
    expect({ left, icc, xmp, orientation, width, height }).toEqual({ width: 1000, height: 2000 })
    expect((await readFile(fileOf(data?.url))).includes("Elm Street")).toBe(false)
  })

  test("that moves is kept as its first frame", async () => {
    const frames = await Promise.all(
      ["#f00", "#0f0"].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { data } = await upload(shop, moving)
    expect(await kept(data?.url)).toMatchObject({ width: 8, height: 8 })
    expect((await kept(data?.url)).pages).toBeUndefined()
  })

  test("is served by the address that the call gives, and in other sizes", async () => {
    const { visit } = await edgeShop({ db, dataFolder, render: () => html("") })
    const url = await uploaded(shop)
    const whole = await visit(url)
    expect(whole).toMatchObject({ status: 200, headers: { "content-type": "image/webp" } })
    expect(whole.headers["x-content-type-options"]).toBe("nosniff")
    expect(await sharp(whole.bytes).metadata()).toMatchObject({ width: 40, height: 30 })
    expect((await visit(`${url}?w=160&f=avif`)).headers["content-type"]).toBe("image/avif")
  })

  test("leaves no draft behind", async () => {
    await uploaded(shop)
    const names = await readdir(join(dataFolder, "media/default-modulized/uploads"))
    expect(names.filter((name) => !name.endsWith(".webp"))).toEqual([])
  })

  test("gets a name of its own each time it is sent", async () => {
    expect(await uploaded(shop)).not.toBe(await uploaded(shop))
  })
})

describe("what is no picture is refused", async () => {
  const jpeg = await picture(400, 300).jpeg().toBuffer()
  const svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><script>alert(1)</script></svg>"
  const text = (content: string) => Buffer.from(content)

  test.each([
    ["an SVG", text(svg)],
    ["an SVG with an XML head", text(`<?xml version="1.0"?>${svg}`)],
    ["a GIF", await picture().gif().toBuffer()],
    ["a TIFF", await picture().tiff().toBuffer()],
    ["a PDF", text("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>")],
    ["a web page", text("<!doctype html><script>alert(1)</script>")],
    ["a program", text("\x7fELF\x02\x01\x01")],
    ["nothing", text("")],
    ["the head of a JPEG with a page behind it", Buffer.concat([jpeg.subarray(0, 20), text(svg)])],
    ["a JPEG that was cut off", jpeg.subarray(0, jpeg.length / 3)],
    ["the head of a PNG", text("\x89PNG\r\n\x1a\n")],
    ["the head of a WebP around an SVG", text(`RIFF\x00\x00\x00\x00WEBP${svg}`)],
    ["a film that calls itself a picture", text("\x00\x00\x00\x18ftypavif\x00\x00\x00\x00mdat")],
    ["a picture of HEVC", text("\x00\x00\x00\x18ftypheic\x00\x00\x00\x00")],
  ])("%s", async (_what, bytes) => {
    expect(await upload(shop, bytes)).toMatchObject({ status: 415, reason: "notAPicture", data: null })
  })

  test("a few bytes that unfold to more than 50 million pixels", async () => {
    const sides = { width: 9000, height: 9000 }
    const bomb = await sharp(Buffer.alloc(81_000_000), { raw: { ...sides, channels: 1 } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await upload(shop, bomb)).toMatchObject({ status: 415, reason: "notAPicture" })
  })

  test("more than 5 MiB", async () => {
    const padded = Buffer.concat([jpeg, Buffer.alloc(5_242_881 - jpeg.length)])
    expect(await upload(shop, padded)).toMatchObject({ status: 413, reason: "pictureTooLarge" })
    expect(await upload(shop, Buffer.concat([padded, Buffer.alloc(200_000)]))).toMatchObject({ status: 413 })
  })

  test.each([
    ["no form", "image/jpeg", jpeg, 415],
    ["a form without a file", "application/x-www-form-urlencoded", "a=1", 415],
    ["a form that ends too early", "multipart/form-data; boundary=x", "--x\r\nContent-Disp", 400],
    [
      "a form of words",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
      400,
    ],
  ])("%s", async (_what, type, body, status) => {
    const sent = {
      method: "POST",
      headers: { "content-type": type },
      body: typeof body === "string" ? body : new Uint8Array(body),
    }
    expect((await shop.send("/api/media/upload", sent)).status).toBe(status)
  })
})

test("nobody uploads more than 20 an hour from one place, even all at once; a member 60", async () => {
  const bytes = await picture(2, 2).png().toBuffer()
  const sent = await Promise.all(Array.from({ length: 24 }, () => upload(shop, bytes)))
  const refused = sent.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThanOrEqual(4)
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0)
  expect((await upload(shop, bytes)).status).toBe(429)
  const { headers, id } = await newMember(shop)
  expect((await upload(shop, bytes, { headers })).status).toBe(200)
  await rows("update attempt set count = 60 where key = $1", `upload by member ${id}`)
  expect((await upload(shop, bytes, { headers })).status).toBe(429)
  await rows("update attempt set ends_at = now()")
  expect((await upload(shop, bytes)).status).toBe(200)
})

test("pictures that were used for nothing are gone after a day, file and all", async () => {
  const [unused, recent, used] = [await uploaded(shop), await uploaded(shop), await uploaded(shop)]
  const [line] = await rows<{ id: number }>("select id from review where site_id = 1 limit 1")
  const age = (url: string) =>
    rows("update media set created_at = now() - interval '25 hours' where '/media/' || path = $1", url)
  await Promise.all([unused, used].map(age))
  await rows(
    "insert into review_picture (site_id, review_id, media_id) select 1, $1, id from media where '/media/' || path = $2",
    line?.id,
    used,
  )
  const resources = { db, log: pino({ level: "silent" }), payments, secret, dataFolder, now: new Date() }
  expect(await forgetUploads(resources)).toBe("1 unused pictures removed")
  const paths = (await rows<{ url: string }>("select '/media/' || path as url from media")).map(({ url }) => url)
  expect(paths).not.toContain(unused)
  expect(paths).toEqual(expect.arrayContaining([recent, used]))
  await expect(stat(fileOf(unused))).rejects.toThrow("ENOENT")
  await Promise.all([recent, used].map((url) => stat(fileOf(url))))
  expect(await forgetUploads(resources)).toBeUndefined()
})
