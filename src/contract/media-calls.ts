import { z } from "zod"
import type { Calls } from "./call.ts"

export const mediaCalls = {
  "POST /api/media/upload": {
    summary: "Takes a picture (JPEG, PNG, WebP or AVIF, at most 5 MiB) for a review or a return",
    who: "shopper",
    upload: true,
    reply: z.object({ url: z.string() }),
    refusals: ["notAPicture", "pictureTooLarge", "malformed", "tooMany"],
  },
} as const satisfies Calls
