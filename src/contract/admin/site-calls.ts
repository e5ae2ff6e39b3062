import { z } from "zod"
import { LOCALE_CODES } from "../../domain/locales/locales.ts"
import { APPS } from "../../domain/site/apps.ts"
import { CODE_HOSTS_MAX, isCodeHost } from "../../domain/site/code-host.ts"
import { CODE_SCRIPTS_MAX, inlineScripts } from "../../domain/site/pasted-code.ts"
import { SITE_MODES } from "../../domain/site/site-mode.ts"
import { TAG_MANAGER_ID } from "../../domain/site/tag-manager.ts"
import { TEMPLATE_NAMES } from "../../domain/site/templates.ts"
import { isTimeZone } from "../../domain/zone-offsets.ts"
import type { Calls } from "../call.ts"
import { email, filled, key, listOf, moment, regionCode, text } from "../fields.ts"
import { linkSent, momentSent } from "./fields.ts"

const CODE_MAX = 20_000
const EXPIRY_HOURS_MAX = 24 * 60
const COMPLETION_DAYS_MAX = 365
const HOLD_MINUTES_MAX = 24 * 60
const UNPAID_MAX = 1_000_000
const REGIONS_MAX = 300
const GOODS_PASSWORD_MAX = 100
const SENDER_NAME_MAX = 100
/** It stands in the head of a mail. */
const NO_CONTROLS = /^\P{Cc}*$/u

const locale = z.enum(LOCALE_CODES)
const wholeNumber = z.number(key("wholeNumber")).int(key("wholeNumber"))

const pastedCode = text(CODE_MAX).refine(
  (code) => inlineScripts(code).length <= CODE_SCRIPTS_MAX,
  key("tooManyEntries"),
)

const settings = z.object({
  title: filled(100),
  slogan: text(200),
  description: text(1000),
  keywords: text(500),
  /** `live` takes real money only, `test` and `demo` the sandbox's. */
  mode: z.enum(SITE_MODES),
  /** 1 retail, 2 wholesale, 3 mixed. */
  type: wholeNumber.min(1).max(3),
  template: z.enum(TEMPLATE_NAMES),
  languageCode: locale,
  locales: z.array(locale).transform((codes) => [...new Set(codes)]),
  /** By whose clocks its days begin and end, "Europe/Berlin". */
  timeZone: z.string().refine(isTimeZone, key("timeZoneUnknown")),
  favico: linkSent.or(z.literal("")),
  logo: linkSent.or(z.literal("")),
  rightclickForbidden: z.boolean(),
  isSaveAs: z.boolean(),
  /** Code of others that the owner puts into the page: taken as it is, and run on public pages only. */
  chatCode: pastedCode,
  ad_code: pastedCode,
  /** Where that code loads from: host names, each in full. */
  codeHosts: z
    .array(z.string().trim().toLowerCase().refine(isCodeHost, key("hostInvalid")))
    .max(CODE_HOSTS_MAX, key("tooManyEntries"))
    .transform((hosts) => [...new Set(hosts)]),
  /** The container of the tag manager, for the seller who has one. */
  tagManagerId: z.string().trim().regex(TAG_MANAGER_ID, key("invalid")).or(z.literal("")),
  /** What opens encrypted goods; null means that they stay closed. */
  goodsPassword: filled(GOODS_PASSWORD_MAX).nullable(),
  moderateReviews: z.boolean(),
  orderExpiryHours: wholeNumber.min(1).max(EXPIRY_HOURS_MAX),
  /** How long pieces are held for an order before its online payment is begun. */
  stockHoldMinutes: wholeNumber.min(1).max(HOLD_MINUTES_MAX),
  /** Whether orders may be paid by agreement; null: in wholesale and mixed shops, not in retail. */
  byAgreement: z.boolean().nullable(),
  /** Unpaid orders at one time, of one member, guest or recipient, and of one network. */
  unpaidOrdersPerBuyer: wholeNumber.min(1).max(UNPAID_MAX),
  unpaidOrdersPerNetwork: wholeNumber.min(1).max(UNPAID_MAX),
  /** Of one variant's stock in one buyer's unpaid orders, but always so many pieces. */
  unpaidStockPercent: wholeNumber.min(0).max(100),
  unpaidPiecesLeast: wholeNumber.min(1).max(UNPAID_MAX),
  completionDays: wholeNumber.min(1).max(COMPLETION_DAYS_MAX),
  contactEmail: email.or(z.literal("")),
  /** From whom mails come: empty, the shop's title and the server's address. The address must be at a host of the shop. */
  mailSenderName: text(SENDER_NAME_MAX).regex(NO_CONTROLS, key("invalid")),
  mailSenderAddress: email.or(z.literal("")),
  /** Where answers to mails go; empty: to the contact address. */
  mailReplyTo: email.or(z.literal("")),
  /** That address gets one mail an order: when it is paid, or 15 minutes after it was placed where it is not. */
  mailPaidOrders: z.boolean(),
  mailUnpaidOrders: z.boolean(),
  isFreeShipping: z.boolean(),
  freeshippingRegion: z
    .array(regionCode)
    .max(REGIONS_MAX, key("tooManyEntries"))
    .transform((codes) => [...new Set(codes)]),
  defaultRegion: regionCode.nullable(),
  /** Chat, ads and the like are loaded only once the visitor has agreed. */
  consentRequired: z.boolean(),
  /** Nobody registers or orders without having agreed to terms and privacy policy. */
  termsRequired: z.boolean(),
})

/** What is kept, which may be from before one of the limits above. */
const adminSettings = z.object({
  title: z.string(),
  slogan: z.string(),
  description: z.string(),
  keywords: z.string(),
  mode: z.enum(SITE_MODES),
  type: z.number().int(),
  template: z.string(),
  languageCode: z.string(),
  locales: z.array(z.string()),
  timeZone: z.string(),
  favico: z.string(),
  logo: z.string(),
  rightclickForbidden: z.boolean(),
  isSaveAs: z.boolean(),
  chatCode: z.string(),
  ad_code: z.string(),
  codeHosts: z.array(z.string()),
  tagManagerId: z.string(),
  goodsPassword: z.string().nullable(),
  moderateReviews: z.boolean(),
  orderExpiryHours: z.number().int(),
  stockHoldMinutes: z.number().int(),
  byAgreement: z.boolean().nullable(),
  unpaidOrdersPerBuyer: z.number().int(),
  unpaidOrdersPerNetwork: z.number().int(),
  unpaidStockPercent: z.number().int(),
  unpaidPiecesLeast: z.number().int(),
  completionDays: z.number().int(),
  contactEmail: z.string(),
  mailSenderName: z.string(),
  mailSenderAddress: z.string(),
  mailReplyTo: z.string(),
  mailPaidOrders: z.boolean(),
  mailUnpaidOrders: z.boolean(),
  isFreeShipping: z.boolean(),
  freeshippingRegion: z.array(z.string()),
  defaultRegion: z.string().nullable(),
  consentRequired: z.boolean(),
  termsRequired: z.boolean(),
  updated_at: moment,
})

const app = z.object({
  id: z.number().int(),
  name: z.string(),
  on: z.boolean(),
  /** What to know about it in this shop, such as that it has no effect here. */
  problems: z.array(z.object({ reason: z.literal("noEffectInRetail"), msg: z.string() })),
})

export const adminSiteCalls = {
  "GET /api/admin/site/settings": {
    summary: "The shop's settings, secrets included",
    who: "staff",
    reply: adminSettings,
  },
  "POST /api/admin/site/settings": {
    summary: "Changes what is sent of the settings; `updated_at` is what was read",
    who: "staff",
    body: settings.partial().extend({ updated_at: momentSent }),
    reply: adminSettings,
    refusals: ["notPossibleNow"],
  },
  "GET /api/admin/site/apps": {
    summary: "The feature apps and which of them are on",
    who: "staff",
    reply: listOf(app),
  },
  "POST /api/admin/site/apps": {
    summary: "Switches an app on or off",
    who: "staff",
    body: z.object({
      app_id: z.number().refine((number) => Object.values<number>(APPS).includes(number), key("invalid")),
      on: z.boolean(),
    }),
    reply: listOf(app),
  },
} as const satisfies Calls

export type AdminSettings = z.output<typeof adminSettings>
