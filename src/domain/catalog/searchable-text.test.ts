import { expect, test } from "vitest"
import { searchableText, soughtText } from "./searchable-text.ts"

const words = (text: string) => searchableText(text).split(" ").filter(Boolean)

const cases: [string, string, string[]][] = [
  ["words with spaces stay as they are", "Blue enamel mug AB-12", ["Blue", "enamel", "mug", "AB-12"]],
  ["Chinese as pairs, the last character alone", "跑步鞋", ["跑步", "步鞋", "鞋"]],
  ["one character", "鞋", ["鞋"]],
  ["Japanese with its long vowels", "コーヒー豆", ["コー", "ーヒ", "ヒー", "ー豆", "豆"]],
  ["Korean within its words", "머그 컵받침", ["머그", "그", "컵받", "받침", "침"]],
  ["Latin letters beside Chinese", "iPhone手机壳", ["iPhone", "手机", "机壳", "壳"]],
  ["halfwidth kana and fullwidth letters", "ﾏｸﾞ ＡＢ", ["マグ", "グ", "AB"]],
  ["Arabic without marks", "قَمِيصٌ", ["قميص"]],
  ["one alef", "أحمر إبريق آلة ٱسم", ["احمر", "ابريق", "اله", "اسم"]],
  ["one ya and one ta marbuta", "مقهى حقيبة", ["مقهي", "حقيبه"]],
  ["no stretching line, digits as everywhere", "شـــاي ٢٥", ["شاي", "25"]],
]

test.each(cases)("%s", (_what, text, found) => expect(words(text)).toEqual(found))

const sought: [string, string[]][] = [
  ["跑步鞋", ["跑步", "步鞋"]],
  ["鞋", ["鞋"]],
  ["머그 컵받침", ["머그", "컵받", "받침"]],
  ["iPhone手机壳", ["iPhone", "手机", "机壳"]],
  ["إبريق", ["ابريق"]],
]

test.each(sought)("a search for %s looks for each pair once", (text, wanted) => {
  expect(soughtText(text).split(" ").filter(Boolean)).toEqual(wanted)
  expect(words(text)).toEqual(expect.arrayContaining(wanted))
})

test("what is typed finds what was written, whichever way either spells it", () => {
  expect(words("حقيبه احمر")).toEqual(words("حَقيبة أحمر"))
})
