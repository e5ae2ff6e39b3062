import { describe, expect, test } from "vitest"
import { SCREEN_NAMES } from "./screens.ts"
import {
  DEFAULT_TEMPLATE,
  hasScreen,
  isTemplateName,
  opensCouponPopup,
  showsCategoryElement,
  showsPromotionBanner,
  showsSearchKinds,
  TEMPLATE_NAMES,
  templateKind,
} from "./templates.ts"

describe("the seventeen templates", () => {
  // name, kind, inquiry, promotion goods, coupon popup and banner
  test.each([
    ["arts", "retail", false, true, true],
    ["car-green", "retail", false, true, true],
    ["car", "retail", false, true, true],
    ["chicos", "retail", false, true, true],
    ["chicos2", "mixed", true, true, true],
    ["default-modulized", "retail", false, true, true],
    ["electricity", "mixed", true, true, true],
    ["electronics", "retail", false, true, true],
    ["holidays", "mixed", true, true, true],
    ["housewear", "mixed", true, true, true],
    ["merchandise", "retail", false, true, true],
    ["partner", "wholesale", true, false, true],
    ["socket", "mixed", true, true, true],
    ["sport", "retail", false, true, true],
    ["st-bags-01", "retail", false, true, true],
    ["tattoo", "mixed", true, true, true],
    ["wholesale", "wholesale", true, false, false],
  ] as const)(
    "%s: %s, inquiry %s, promotion goods %s, coupon and banner %s",
    (name, kind, inquiry, promotion, offers) => {
      expect(templateKind(name)).toBe(kind)
      expect(hasScreen(name, "inquiry")).toBe(inquiry)
      expect(hasScreen(name, "promotionGoods")).toBe(promotion)
      expect(showsPromotionBanner(name)).toBe(offers)
      expect(opensCouponPopup({ template: name, siteHasCoupon: true, putOff: false, signedIn: false })).toBe(offers)
      expect(showsSearchKinds({ template: name, guestPurchaseOn: true, menuHidden: false })).toBe(offers)
      expect(showsCategoryElement(name)).toBe(kind !== "retail")
    },
  )

  test("are seventeen, default-modulized first choice", () => {
    expect(TEMPLATE_NAMES).toHaveLength(17)
    expect(DEFAULT_TEMPLATE).toBe("default-modulized")
  })

  test("have all other screens", () => {
    const shared = SCREEN_NAMES.filter((screen) => screen !== "inquiry" && screen !== "promotionGoods")
    for (const name of TEMPLATE_NAMES) expect(shared.filter((screen) => !hasScreen(name, screen))).toEqual([])
    expect(shared).toHaveLength(26)
  })
})

test.each([
  ["arts", true],
  ["Arts", false],
  ["default", false],
  ["", false],
  ["toString", false],
  [null, false],
  [undefined, false],
])("%j names a template: %s", (text, is) => {
  expect(isTemplateName(text)).toBe(is)
})

describe("the coupon popup", () => {
  const visit = { template: "sport", siteHasCoupon: true, putOff: false, signedIn: false } as const
  test.each([
    [{}, true],
    [{ siteHasCoupon: false }, false],
    [{ putOff: true }, false],
    [{ signedIn: true }, false],
    [{ template: "wholesale" }, false],
  ] as const)("%j: %s", (change, opens) => {
    expect(opensCouponPopup({ ...visit, ...change })).toBe(opens)
  })
})

describe("the choice between goods and order search", () => {
  const shop = { template: "sport", guestPurchaseOn: true, menuHidden: false } as const
  test.each([
    [{}, true],
    [{ guestPurchaseOn: false }, false],
    [{ menuHidden: true }, false],
  ] as const)("%j: %s", (change, shows) => {
    expect(showsSearchKinds({ ...shop, ...change })).toBe(shows)
  })
})
