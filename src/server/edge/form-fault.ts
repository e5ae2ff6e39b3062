import { BODY_MAX_BYTES, PICTURE_MAX_BYTES } from "../../domain/constants.ts"
import { askedFrom } from "../api/asked-from.ts"

type FormFault = { status: 403 | 411 | 413; sentence: string }

/**
 * Why a form that is sent to a page is not taken: it stands on somebody else's page, or it is larger than any of ours. Browsers
 * send cookies along whoever wrote the page, and every form of a browser says how long it is.
 */
export function formFault(headers: Headers, authority: string): FormFault | null {
  if (askedFrom(headers, authority) === "elsewhere")
    return { status: 403, sentence: "This form was sent from another site. Please use the shop's own page." }
  const length = headers.get("content-length")
  if (length === null && headers.has("transfer-encoding"))
    return { status: 411, sentence: "A form has to say how long it is." }
  const hasFile = /^multipart\/form-data\b/i.test(headers.get("content-type") ?? "")
  const isTooLong = Number(length) > (hasFile ? PICTURE_MAX_BYTES + BODY_MAX_BYTES : BODY_MAX_BYTES)
  return isTooLong ? { status: 413, sentence: "This is more than the shop can take at once." } : null
}
