import { expect, test } from "vitest"
import { plainFrameChunk, sharedChunk, usesOf } from "../chunks.config.ts"

type Imports = Record<string, { statically?: string[]; later?: string[] }>

const at = (place: string) => `/home/shop/src/${place}`

/** What many templates have alike. */
const manyTemplates = ["arts", "car", "chicos", "holidays", "housewear", "socket", "tattoo"].reduce<Imports>(
  (all, name) => {
    all[`web/templates/${name}/manifest.ts`] = { statically: [`web/templates/${name}/frame/header.tsx`] }
    all[`web/templates/${name}/frame/header.tsx`] = { statically: ["web/features/search/search-form.tsx"] }
    all[`web/templates/${name}/home.ts`] = { statically: ["web/ui/countdown.tsx", "web/ui/scroller.tsx"] }
    all[`web/templates/${name}/item.tsx`] = { statically: ["web/features/cart/use-buy-box.ts"] }
    return all
  },
  {},
)

/** Templates that use features, as the bundler would tell it. */
const imports: Imports = {
  ...manyTemplates,
  "web/templates/electricity/manifest.ts": { statically: ["web/templates/electricity/frame/card.tsx"] },
  "web/templates/wholesale/manifest.ts": { statically: ["web/templates/wholesale/frame/card.tsx"] },
  "web/templates/electricity/frame/card.tsx": {
    statically: ["web/features/catalog/price-steps.tsx"],
    later: ["web/features/cart/quantity-field.tsx"],
  },
  "web/templates/wholesale/frame/card.tsx": { statically: ["web/features/catalog/price-steps.tsx"] },
  "web/root.tsx": { statically: ["web/shell/shell.ts"], later: ["web/templates/sport/manifest.ts"] },
  "web/templates/sport/manifest.ts": {
    statically: ["web/templates/sport/frame/header.tsx"],
    later: ["web/templates/sport/home.ts", "web/templates/sport/list.tsx", "web/templates/sport/item.tsx"],
  },
  "web/templates/sport/frame/header.tsx": {
    statically: ["web/features/search/search-form.tsx", "web/ui/marquee.tsx"],
  },
  "web/templates/sport/home.ts": {
    statically: ["web/ui/countdown.tsx", "web/ui/scroller.tsx", "web/templates/sport/frame/row.tsx"],
  },
  "web/templates/sport/list.tsx": {
    statically: ["web/templates/sport/list/filters.tsx", "web/templates/sport/frame/row.tsx"],
  },
  "web/templates/sport/list/filters.tsx": { statically: ["web/features/catalog/list/sort-select.tsx"] },
  "web/templates/sport/item.tsx": {
    statically: ["web/ui/scroller.tsx", "web/features/cart/use-buy-box.ts", "web/ui/stopwatch.tsx"],
  },
  "web/sections/plain/plain-list.tsx": { statically: ["web/features/catalog/list/sort-select.tsx"] },
  "web/features/cart/use-buy-box.ts": {
    statically: ["domain/pricing/tiers.ts", "web/features/cart/quantity-field.tsx"],
    later: ["web/ui/dialog.tsx"],
  },
  "web/features/catalog/list/sort-select.tsx": { statically: ["web/ui/field.tsx"] },
  "web/ui/dialog.tsx": { statically: ["web/ui/field.tsx"] },
  "web/screens/cart/route.tsx": {
    statically: ["web/features/cart/quantity.tsx", "web/features/cart/lines.tsx", "web/shell/form-outcome.ts"],
  },
  "web/screens/check-out/route.tsx": {
    statically: ["web/features/cart/lines.tsx", "web/features/addresses/address-fields.tsx", "web/ui/text-field.tsx"],
  },
  "web/screens/item/route.tsx": { statically: ["web/shell/form-outcome.ts"] },
  "web/screens/address-add/route.tsx": {
    statically: ["web/features/addresses/address-fields.tsx", "web/ui/text-field.tsx"],
  },
  "web/screens/sign-in/route.tsx": { statically: ["web/ui/text-field.tsx"] },
  "web/screens/sign-up/route.tsx": { statically: ["web/ui/text-field.tsx"] },
}

const importersOf = (id: string, kind: "statically" | "later") =>
  Object.entries(imports).flatMap(([from, to]) => (to[kind]?.some((file) => at(file) === id) ? [at(from)] : []))

const chunkOf = (place: string) =>
  sharedChunk(
    usesOf(at(place), (id) => ({
      importers: importersOf(id, "statically"),
      dynamicImporters: importersOf(id, "later"),
    })),
  )

test.each([
  ["what the root uses", "web/shell/shell.ts", "shop"],
  ["what frames use", "web/features/search/search-form.tsx", "shop"],
  ["what the frame of one template uses", "web/ui/marquee.tsx", "sport"],
  ["what the manifest of a template leads to", "web/templates/sport/frame/header.tsx", "sport"],
  ["what lies with the frame, and two screens of its template use", "web/templates/sport/frame/row.tsx", null],
  ["what the frames of a few templates use", "web/features/catalog/price-steps.tsx", null],
  ["what one screen of one template uses", "web/ui/stopwatch.tsx", null],
  ["what home and item use", "web/ui/scroller.tsx", "shop"],
  ["what only home uses", "web/ui/countdown.tsx", "home"],
  ["what only lists use, of every template", "web/features/catalog/list/sort-select.tsx", "list"],
  ["what only the item uses", "web/features/cart/use-buy-box.ts", "item"],
  ["what the item uses, and others later", "web/features/cart/quantity-field.tsx", "choosing"],
  ["a rule that only the item needs", "domain/pricing/tiers.ts", "item"],
  ["what is opened later", "web/ui/dialog.tsx", null],
  ["what a list uses, and something that is opened later", "web/ui/field.tsx", null],
  ["what one shared screen uses", "web/features/cart/quantity.tsx", "cart"],
  ["what the cart shares with another screen", "web/features/cart/lines.tsx", "buying"],
  ["what the cart shares with a drawn screen", "web/shell/form-outcome.ts", "ordering"],
  ["what the checkout shares with many screens", "web/ui/text-field.tsx", "fields"],
  ["what the checkout shares with another screen", "web/features/addresses/address-fields.tsx", "fields"],
])("%s", (_, place, chunk) => {
  expect(chunkOf(place)).toBe(chunk)
})

test.each([
  ["web/sections/plain/frame/plain-card.tsx", "plain"],
  ["web/sections/plain/plain-template.ts", "plain"],
  ["web/sections/plain/plain-list.css?url", "plain"],
  ["web/sections/plain/frame/plain-footer.tsx", null],
  ["web/templates/sport/frame/header.tsx", null],
  ["web/ui/scroller.tsx", null],
])("the plain frame has %s: %s", (place, chunk) => {
  expect(plainFrameChunk(at(place))).toBe(chunk)
})

test("paths of Windows are read too", () => {
  expect(plainFrameChunk("C:\\shop\\src\\web\\sections\\plain\\frame\\plain-card.tsx")).toBe("plain")
})
