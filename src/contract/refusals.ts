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
  siteUnnamed: 422,
  tooMany: 429,
  serviceUnavailable: 503,

  // Members and staff
  signInFailed: 401,
  sessionOver: 401,
  emailTaken: 409,
  codeInvalid: 403,
  passwordWrong: 403,
  otherOrigin: 403,
  staffOnly: 403,
  ownerOnly: 403,
  linkInvalid: 403,
  unknownAddress: 404,
  addressesFull: 409,
  termsNotAgreed: 422,

  // Cart and checkout
  outOfStock: 409,
  belowMoq: 409,
  priceChanged: 409,
  priceOnRequest: 409,
  offSale: 409,
  noShipping: 409,
  couponInvalid: 409,
  nothingToBuy: 409,
  lineUnknown: 404,
  cartFull: 409,
  keyRequired: 422,
  keyReused: 409,
  noPaymentMethod: 409,
  tooManyUnpaid: 429,
  tooManyPieces: 429,

  // Orders, payments, returns, reviews
  unknownOrder: 404,
  proofRequired: 403,
  notPossibleNow: 409,
  orderExpired: 409,
  unknownProvider: 422,
  providerSilent: 503,
  signatureInvalid: 403,
  unknownPayment: 404,
  unknownReturn: 404,
  notReturnable: 409,
  notBought: 403,
  notShipped: 409,
  alreadyReviewed: 409,

  // Contact and pictures
  pwdIncorrect: 403,
  notAPicture: 415,
  pictureTooLarge: 413,
  unknownPicture: 422,

  // Back office
  unknownRow: 404,
  inUse: 409,
  alreadyThere: 409,
} as const

export type RefusalReason = keyof typeof refusalStatus
