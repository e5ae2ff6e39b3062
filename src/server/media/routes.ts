import type { mediaCalls } from "../../contract/media-calls.ts"
import { isRefused } from "../../domain/refusal.ts"
import type { Handlers } from "../api/handlers.ts"
import { tooManyBy, tooManyFromHere } from "../limits.ts"
import { storeUpload } from "./store-upload.ts"

const HOUR = 3600
const GUEST_LIMIT = { max: 20, seconds: HOUR }
const MEMBER_LIMIT = { max: 60, seconds: HOUR }

export const mediaHandlers: Handlers<typeof mediaCalls> = {
  "POST /api/media/upload": async ({ shop, shopper, file }) => {
    const tooMany = shopper.member
      ? await tooManyBy(shop, `upload by member ${shopper.member.id}`, MEMBER_LIMIT)
      : await tooManyFromHere(shop, "upload", GUEST_LIMIT)
    if (tooMany) return tooMany
    const stored = await storeUpload(shop, file, "uploads")
    return isRefused(stored) ? stored : { url: `/media/${stored.path}` }
  },
}
