import { z } from "zod"
import type { Calls } from "./call.ts"
import { email, filled, id, linesOf, passwordTried, quantity, text } from "./fields.ts"

const NAME_MAX = 100
const PHONE_MAX = 40
const CONTENT_MAX = 4000

const name = filled(NAME_MAX, "nameRequired")

export const inquiryCalls = {
  "POST /api/goods/inquiry": {
    summary: "Asks the shop about goods: price, quantity, delivery",
    body: z.object({
      items: linesOf(z.object({ id, detail_id: id.optional(), total: quantity })),
      name,
      email,
      phone: text(PHONE_MAX).default(""),
      country: text(NAME_MAX).default(""),
      company: text(NAME_MAX).default(""),
      content: filled(CONTENT_MAX, "contentRequired"),
    }),
    reply: z.object({ number: z.string() }),
    refusals: ["unknownGoods", "tooMany"],
  },
  "POST /api/goods/applyGoodsPassword": {
    summary: "Asks the shop for the password of its encrypted goods",
    body: z.object({ name, email, content: text(CONTENT_MAX).default("") }),
    reply: z.object({ id }),
    refusals: ["appOff", "tooMany"],
  },
  "POST /api/goods/unlock": {
    summary: "Opens the encrypted goods for this browser",
    body: z.object({ password: passwordTried }),
    reply: z.object({ unlocked: z.literal(true) }),
    refusals: ["pwdIncorrect", "appOff", "tooMany"],
  },
} as const satisfies Calls
