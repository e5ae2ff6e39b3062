import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { expect, test } from "vitest"

/** Names that the API keeps from its specification. Inside the storefront each has an English one. */
const WIRE_NAMES = [
  ...["dnames", "dno", "goodNo", "goodId", "goodName", "goodDetailId", "detail_id", "goods_id", "containSpec"],
  ...["orginPrice", "pifaPrice", "areaPrice", "moq", "buNumber", "peirodTime", "amontStatus", "dStatus"],
  ...["createTime", "beginTime", "endTime", "isEncrypted", "isCollect", "isAd", "remarkCount", "reginName", "nickName"],
  ...["contacter", "addressPart", "ladderArea", "reduceMoney", "page_size", "current_page", "ad_config", "favico"],
]
const WIRE_NAME = new RegExp(`(?<![\\w-])(${WIRE_NAMES.join("|")})(?![\\w-])`, "g")

/** The files that translate: `read-goods.ts` what the API says, `write-cart-line.ts` what it is told. */
const isTranslation = (file: string) => /^(read|write)-[^/]*\.ts$/.test(basename(file))

const root = new URL("./", import.meta.url).pathname
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && file !== basename(import.meta.url))
  .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))

/** Names of the wire, each with the file that knows it. */
const known = (files: typeof sources) =>
  files.flatMap(({ file, text }) => (text.match(WIRE_NAME) ?? []).map((name) => `${file}: ${name}`))

test("names of the API stay in the files that translate them", () => {
  expect(known(sources.filter(({ file }) => !isTranslation(file)))).toEqual([])
})

test("such a name is found wherever code uses it", () => {
  expect(known(sources.filter(({ file }) => isTranslation(file))).length).toBeGreaterThan(20)
  expect(known([{ file: "card.tsx", text: "<bdi>{goods.dnames}</bdi>" }])).toEqual(["card.tsx: dnames"])
  expect(known([{ file: "page.tsx", text: "query: { page_size: 4 }" }])).toEqual(["page.tsx: page_size"])
})
