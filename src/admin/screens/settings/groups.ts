import type { AdminSettings } from "../../../contract/admin/site-calls.ts"
import type { settings as words } from "../../../words/en/admin/settings.ts"

export type SettingName = Exclude<keyof AdminSettings, "updated_at">
type WordKey = keyof typeof words

/** How a setting is entered. */
type Control =
  | { as: "text" | "area" | "switch" | "secret" | "lines" | "country" | "countries" | "zone" | "languages" }
  | { as: "number"; unit?: WordKey }
  | { as: "choice"; options: readonly (readonly [value: string, says: WordKey])[] }

export type SettingField = { name: SettingName; says: WordKey; hint?: WordKey } & Control

export type SettingsGroup = {
  name:
    | "shop"
    | "selling"
    | "payments"
    | "freight"
    | "currencies"
    | "taxes"
    | "languages"
    | "apps"
    | "mails"
    | "legal"
    | "domains"
  says: WordKey
  hint: WordKey
  fields: readonly SettingField[]
}

const field = (name: SettingName, says: WordKey, control: Control, hint?: WordKey): SettingField => ({
  name,
  says,
  ...(hint && { hint }),
  ...control,
})

/** The groups in their order, each with the settings that it has; search goes through all of them. */
export const SETTINGS_GROUPS: readonly SettingsGroup[] = [
  {
    name: "shop",
    says: "shop",
    hint: "shopHint",
    fields: [
      field("title", "shopTitle", { as: "text" }),
      field("slogan", "slogan", { as: "text" }),
      field("description", "description", { as: "area" }, "descriptionHint"),
      field("keywords", "keywords", { as: "text" }),
      field("logo", "logo", { as: "text" }, "logoHint"),
      field("favico", "favicon", { as: "text" }, "logoHint"),
      field("contactEmail", "contactEmail", { as: "text" }, "contactEmailHint"),
      field("defaultRegion", "defaultRegion", { as: "country" }, "defaultRegionHint"),
      field("timeZone", "timeZone", { as: "zone" }, "timeZoneHint"),
      field(
        "mode",
        "mode",
        {
          as: "choice",
          options: [
            ["live", "modeLive"],
            ["test", "modeTest"],
            ["demo", "modeDemo"],
          ],
        },
        "modeHint",
      ),
      field("rightclickForbidden", "rightClick", { as: "switch" }),
      field("isSaveAs", "copying", { as: "switch" }),
    ],
  },
  {
    name: "selling",
    says: "selling",
    hint: "sellingHint",
    fields: [
      field("type", "shopType", {
        as: "choice",
        options: [
          ["1", "typeRetail"],
          ["2", "typeWholesale"],
          ["3", "typeMixed"],
        ],
      }),
      field("orderExpiryHours", "orderExpiry", { as: "number", unit: "hours" }, "orderExpiryHint"),
      field("stockHoldMinutes", "stockHold", { as: "number", unit: "minutes" }, "stockHoldHint"),
      field("completionDays", "completion", { as: "number", unit: "days" }),
      field("byAgreement", "byAgreement", {
        as: "choice",
        options: [
          ["", "byAgreementUsual"],
          ["true", "yes"],
          ["false", "no"],
        ],
      }),
      field("goodsPassword", "goodsPassword", { as: "secret" }, "goodsPasswordHint"),
      field("unpaidOrdersPerBuyer", "unpaidPerBuyer", { as: "number" }),
      field("unpaidOrdersPerNetwork", "unpaidPerNetwork", { as: "number" }),
      field("unpaidStockPercent", "unpaidStock", { as: "number", unit: "percent" }),
      field("unpaidPiecesLeast", "unpaidPieces", { as: "number", unit: "pieces" }),
      field("moderateReviews", "moderateReviews", { as: "switch" }),
    ],
  },
  { name: "payments", says: "payments", hint: "paymentsHint", fields: [] },
  {
    name: "freight",
    says: "freight",
    hint: "freightHint",
    fields: [
      field("isFreeShipping", "freeShipping", { as: "switch" }),
      field("freeshippingRegion", "freeShippingTo", { as: "countries" }, "codesHint"),
    ],
  },
  { name: "currencies", says: "currencies", hint: "currenciesHint", fields: [] },
  { name: "taxes", says: "taxes", hint: "taxesHint", fields: [] },
  {
    name: "languages",
    says: "languages",
    hint: "languagesHint",
    fields: [
      field("languageCode", "ownLanguage", { as: "choice", options: [] }, "ownLanguageHint"),
      field("locales", "offeredLanguages", { as: "languages" }),
    ],
  },
  { name: "apps", says: "apps", hint: "appsHint", fields: [] },
  {
    name: "mails",
    says: "mails",
    hint: "mailsHint",
    fields: [
      field("mailSenderName", "senderName", { as: "text" }, "senderNameHint"),
      field("mailSenderAddress", "senderAddress", { as: "text" }, "senderAddressHint"),
      field("mailReplyTo", "replyTo", { as: "text" }, "replyToHint"),
      field("mailPaidOrders", "mailPaid", { as: "switch" }),
      field("mailUnpaidOrders", "mailUnpaid", { as: "switch" }),
    ],
  },
  {
    name: "legal",
    says: "legal",
    hint: "legalHint",
    fields: [
      field("termsRequired", "termsRequired", { as: "switch" }),
      field("consentRequired", "consentRequired", { as: "switch" }),
      field("chatCode", "chatCode", { as: "area" }, "codeHint"),
      field("ad_code", "adCode", { as: "area" }, "codeHint"),
      field("codeHosts", "codeHosts", { as: "lines" }, "codeHostsHint"),
      field("tagManagerId", "tagManager", { as: "text" }),
    ],
  },
  { name: "domains", says: "domains", hint: "domainsHint", fields: [] },
]

/** By which the search finds the control of a setting. */
export const settingId = (name: SettingName): string => `setting-${name}`

/** Where a group is; the first one is at the settings' own address. */
export const groupPath = (name: SettingsGroup["name"]): string => (name === "shop" ? "settings" : `settings/${name}`)
