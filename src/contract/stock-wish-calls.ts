import { z } from "zod"
import type { Calls } from "./call.ts"
import { email, id, key } from "./fields.ts"

export const stockWishCalls = {
  "POST /api/goods/tellWhenBack": {
    summary:
      "One mail to this address when a sold-out variant is there again. The answer is the same for every address",
    body: z.object({ detail_id: id, email }),
    reply: z.object({ noted: z.literal(true) }),
    refusals: ["unknownGoods", "stillInStock", "tooMany"],
  },
  "POST /api/goods/forgetWishes": {
    summary: "Forgets all that the address of such a mail still waits for in this shop, by the link in the mail",
    body: z.object({ token: z.string().regex(/^\d{1,10}-\d{1,10}\.[\w-]{43}$/, key("invalid")) }),
    reply: z.object({ forgotten: z.literal(true) }),
    refusals: ["linkInvalid", "tooMany"],
  },
} as const satisfies Calls
