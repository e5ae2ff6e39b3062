/** Every reason for which a call may be refused, with the HTTP status that fits. The sentence is a message under the same key. */
export const refusalStatus = {
  malformed: 400,
  invalidField: 422,
  unknownCall: 404,
  unknownGoods: 404,
  unknownCategory: 404,
  unknownNews: 404,
  unknownPage: 404,
  unknownCurrency: 422,
  methodNotAllowed: 405,
  tooLarge: 413,
  jsonOnly: 415,
  appOff: 403,
  signInRequired: 401,
  blockedHere: 403,
  tooMany: 429,
  serviceUnavailable: 503,
} as const

export type RefusalReason = keyof typeof refusalStatus
