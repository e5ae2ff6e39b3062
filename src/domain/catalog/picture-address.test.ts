import { expect, test } from "vitest"
import { askedCopy, PICTURE_WIDTHS, pictureSources } from "./picture-address.ts"

const url = "/media/sport/ball.webp"
const widthsIn = (srcset: string) => srcset.split(", ").map((copy) => Number(/ (\d+)w$/.exec(copy)?.[1]))

test("a browser is offered every width below the original's, and the original's own", () => {
  const { avif, webp, sizes, src } = pictureSources(url, 300, "50vw")
  expect(avif).toBe(`${url}?w=160&f=avif 160w, ${url}?w=240&f=avif 240w, ${url}?w=320&f=avif 300w`)
  expect(webp).toBe(avif.replaceAll("avif", "webp"))
  expect({ sizes, src }).toEqual({ sizes: "50vw", src: `${url}?w=320&f=jpeg` })
})

test.each([
  [100, [100]],
  [160, [160]],
  [660, [160, 240, 320, 480, 640, 660]],
  [1280, [160, 240, 320, 480, 640, 800, 960, 1280]],
  [5000, [...PICTURE_WIDTHS]],
  [null, [160, 320, 480, 640, 960, 1280]],
])("an original %s wide gives %j", (width, expected) => {
  expect(widthsIn(pictureSources(url, width, "100vw").avif)).toEqual(expected)
})

test("where the width is not known, browsers without AVIF have three to choose from", () => {
  expect(widthsIn(pictureSources(url, null, "100vw").webp)).toEqual([320, 640, 1280])
})

test.each([
  "https://elsewhere.example/a.jpg",
  "data:image/png;base64,AA",
  "/media/sport/logo.svg",
  "/media/sport/film.mp4",
  "/assets/a.png",
  "/media/sport/ball.webp?w=640&f=avif",
])("%s is left as it is", (other) => {
  expect(pictureSources(other, 800, "100vw")).toEqual({ avif: "", webp: "", sizes: "100vw", src: other })
})

test.each([
  ["", null],
  ["v=2", null],
  ["w=640&f=avif", { width: 640, format: "avif" }],
  ["f=jpeg&w=1920&x=1", { width: 1920, format: "jpeg" }],
  ["w=641&f=avif", "refused"],
  ["w=0640&f=avif", "refused"],
  ["w=640.0&f=avif", "refused"],
  ["w=-640&f=avif", "refused"],
  ["w=99999999&f=avif", "refused"],
  ["w=640", "refused"],
  ["f=avif", "refused"],
  ["w=640&f=png", "refused"],
  ["w=640&f=AVIF", "refused"],
  ["w=640&f=__proto__", "refused"],
  ["w=640&w=320&f=avif", "refused"],
  ["w=&f=", "refused"],
])("?%s asks for %j", (query, expected) => expect(askedCopy(new URLSearchParams(query))).toEqual(expected))
