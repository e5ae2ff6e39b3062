import type { RefusalReason } from "../refusals.ts"

/** Why a call was refused, in a sentence for a person. */
export const en = {
  malformed: "The request could not be read. Please check it and send it again.",
  invalidField: "Please check the marked fields.",
  unknownCall: "There is no such call.",
  unknownGoods: "This product does not exist or is no longer sold.",
  unknownCategory: "This category does not exist.",
  unknownNews: "This article does not exist.",
  unknownPage: "This page does not exist.",
  unknownCurrency: "This shop does not show prices in that currency.",
  methodNotAllowed: "This call cannot be made that way.",
  tooLarge: "That is too large to be sent.",
  jsonOnly: "Please send the request as JSON.",
  appOff: "This shop does not offer that.",
  signInRequired: "Please sign in first.",
  blockedHere: "This shop is not available where you are.",
  tooMany: "Too many requests. Please wait a moment and try again.",
  serviceUnavailable: "The service is unavailable. Please try again in a moment.",
} satisfies Record<RefusalReason, string>
