import { describe, expect, test } from "vitest"
import { ownWords, type Texts, textsOf } from "./catalogue-words.ts"
import { shops } from "./shops.ts"
import type { TranslatedCatalogue } from "./translated-catalogue.ts"

/** Words that are the same in both languages. */
const SAME: Record<string, string[]> = {
  de: [
    ...["Quarter General Store", "Harbour Pottery", "Harbour Pottery, Devon", "Wharf Street Traders"],
    ...["41 Wharf Street, Portland, Maine", "Portland, Maine", "Elin Varga, Szentendre"],
    ...["Devon, England", "Vermont, USA", "Ohio, USA", "Covilhã, Portugal"],
    ...["Material", "Laptop", "Sensor", "Ring", "Jade", "Cognac", "S", "M", "L", "A5, 148 × 210 mm"],
    ...["USB", "Bluetooth 5.3", "2 × A, 1 × C, 20 W"],
    ...["Split Athletics", "812 Track Lane, Eugene, Oregon", "Baseline 98", "Ramp 8.25", "Squeeze 750"],
    ...[
      "Kettlebells",
      "Garage",
      "Court",
      "Basketball",
      "Board",
      "Studio",
      "Crew",
      "Sale",
      "Balance",
      "Spin",
      "Pop",
      "Deck",
      "Latex",
      "Vegan",
    ],
    ...["Firmware", "90/100, 16 × 19", "L1", "L2", "L3", "S / M", "M / L", "54 mm, 99A"],
  ],
  ara: ["S", "M", "L", "S / M", "M / L", "L1", "L2", "L3", "4", "5", "6", "7"],
}

/** Numbers, signs and units: "350 ml", "Ø 10 cm", "2 × 30 g". */
const MEASURE = /^(?:[\d\s.,×Ø/%°–-]|\b(?:mm|cm|m|ml|l|g|kg|W|A|dB|µm|IPX?\d+|E27|USB)\b|°C)+$/u
const ARABIC = /\p{Script=Arabic}/u
/** Links, mail addresses, telephone numbers, codes of coupons and whatever is filled in later. */
const KEPT = /https?:\/\/[^\s<]+|[\w.]+@[\w.]+\w|\+\d[\d ]+\d|\b[A-Z]{4,}\d*\b|\{\w+\}/g
const NUMBERED = /attributes › \d+ › value|specs › \d+ › values|subtitle$/

const tagsOf = (text: string) => (text.match(/<[^>]*>/g) ?? []).join("")
const digitsOf = (text: string) => text.replace(/\D/g, "")

/** What is wrong with one text, if anything. */
function faultOf(locale: string, place: string, own: string, said: string): string | undefined {
  if (!said.trim()) return "is empty"
  if (said !== said.trim() || / {2}/.test(said)) return "has stray spaces"
  if (said === own && !MEASURE.test(own) && !SAME[locale]?.includes(own)) return "is not translated"
  if (tagsOf(said) !== tagsOf(own)) return "has other tags"
  if (NUMBERED.test(place) && digitsOf(said) !== digitsOf(own)) return "has other figures"
  const lost = (own.match(KEPT) ?? []).find((kept) => !said.includes(kept))
  if (lost) return `lost ${lost}`
  if (locale === "ara" && !ARABIC.test(said) && !SAME.ara?.includes(said)) return "has no Arabic letter"
  if (locale !== "ara" && ARABIC.test(said)) return "has Arabic letters"
  if (locale === "ara" && /[\p{Script=Arabic}][,;?]/u.test(said)) return "has Latin punctuation"
  if (locale === "de" && /["“][^„]*$/u.test(said.replace(/„[^“]*“/g, ""))) return "has English quotation marks"
  return undefined
}

function faultsOf(locale: string, own: Texts, said: Texts): string[] {
  const unknown = [...said.keys()].filter((place) => !own.has(place)).map((place) => `${place} is not in the shop`)
  const faults = [...own].flatMap(([place, text]) => {
    const translated = said.get(place)
    const fault = translated === undefined ? "is missing" : faultOf(locale, place, text, translated)
    return fault ? [`${place} ${fault}: ${(translated ?? text).slice(0, 50)}`] : []
  })
  return [...unknown, ...faults]
}

type Pair = [own: string, said: string]

/** Names that stand in more than one place: of rooms, menus, labels, promotions, and of choices with their values. */
function names(own: TranslatedCatalogue, said: TranslatedCatalogue): Pair[] {
  const { navigation, tags, goodsPromotions, orderPromotions, shippingPromotions, coupons } = own
  const named = { navigation, tags, goodsPromotions, orderPromotions, shippingPromotions, coupons }
  const rooms = Object.entries(own.categories).map(([key, { name }]): Pair => [name, said.categories[key]?.name ?? ""])
  const words = textsOf({ ...named, specs: Object.values(own.goods).map(({ specs }) => specs) })
  const translated = textsOf({ ...said, specs: Object.keys(own.goods).map((number) => said.goods[number]?.specs) })
  return [...rooms, ...[...words].map(([place, word]): Pair => [word, translated.get(place) ?? ""])]
}

/** What is called by two names. */
function unlike(pairs: Pair[]): string[] {
  const first = new Map(pairs.toReversed())
  return pairs.flatMap(([own, said]) => (first.get(own) === said ? [] : [`${own}: ${first.get(own)}, ${said}`]))
}

/** Choices of a goods that nobody could tell apart. */
const alike = (said: TranslatedCatalogue) =>
  Object.entries(said.goods).flatMap(([number, { specs = [] }]) =>
    specs.flatMap(({ name, values }) => (new Set(values).size < values.length ? [`${number}: ${name}`] : [])),
  )

test.each([
  ["a text left out", "de", { slogan: undefined }, "slogan is missing"],
  ["a text too many", "de", { extra: "Mehr" }, "extra is not in the shop"],
  ["a text that was not translated", "de", { name: "Mug" }, "name is not translated"],
  ["another tag", "de", { description: "<p>Ein Becher</p><p>QUARTER</p>" }, "description has other tags"],
  ["a lost code", "de", { description: "<p>Ein Becher mit Code</p>" }, "description lost QUARTER"],
  ["another figure", "de", { subtitle: "Steinzeug, 530 ml" }, "subtitle has other figures"],
  ["an empty text", "de", { name: " " }, "name is empty"],
  ["English quotation marks", "de", { slogan: "Der “gute” Becher" }, "slogan has English quotation marks"],
  ["Arabic in German", "de", { slogan: "جيد" }, "slogan has Arabic letters"],
  ["German in Arabic", "ara", { slogan: "Gut" }, "slogan has no Arabic letter"],
  ["a Latin comma in Arabic", "ara", { slogan: "جيد, جدًا" }, "slogan has Latin punctuation"],
])("%s is found", (_, locale, change, fault) => {
  const own = { name: "Mug", subtitle: "Stoneware, 350 ml", slogan: "Good", description: "<p>A mug, code QUARTER</p>" }
  const right: Record<string, typeof own> = {
    de: { name: "Becher", subtitle: "Steinzeug, 350 ml", slogan: "Gut", description: "<p>Becher: QUARTER</p>" },
    ara: { name: "كوب", subtitle: "خزف، 350 مل", slogan: "جيد", description: "<p>كوب: QUARTER</p>" },
  }
  expect(faultsOf(locale, textsOf(own), textsOf(right[locale]))).toEqual([])
  const [found, ...more] = faultsOf(locale, textsOf(own), textsOf({ ...right[locale], ...change }))
  expect(found).toContain(fault)
  expect(more).toEqual([])
})

test("two names for one thing are found", () => {
  const pairs: Pair[] = [
    ["Navy", "Marine"],
    ["Olive", "Oliv"],
    ["Navy", "Blau"],
  ]
  expect(unlike(pairs)).toEqual(["Navy: Marine, Blau"])
})

const translations = shops.flatMap((shop) =>
  Object.entries(shop.translations ?? {}).map(([locale, said]) => ({
    shop: shop.name,
    locale,
    own: ownWords(shop),
    said,
  })),
)

describe.each(translations)("$shop in $locale", ({ locale, own, said }) => {
  test("says everything that the shop says", () => {
    expect(faultsOf(locale, textsOf(own), textsOf(said))).toEqual([])
  })

  test("calls one thing by one name, and no two choices by the same", () => {
    expect(unlike(names(own, said))).toEqual([])
    expect(alike(said)).toEqual([])
  })
})

test.each(Object.entries(SAME))("each word that stays the same in %s stands in a shop", (locale, words) => {
  const used = translations.filter((one) => one.locale === locale).flatMap(({ said }) => [...textsOf(said).values()])
  expect(words.filter((word) => !used.includes(word))).toEqual([])
})

test.each(shops.filter((shop) => shop.translations))("$name offers the languages it is written in", (shop) => {
  expect(shop.locales).toEqual(expect.arrayContaining(Object.keys(shop.translations ?? {})))
  expect(Object.keys(shop.translations ?? {})).not.toContain(shop.language ?? "en")
})

test.each(shops.filter((shop) => !shop.translations))("$name is in one language and offers no other", (shop) => {
  expect(shop.locales).toEqual([shop.language ?? "en"])
})
