/** Fields of the forms that put a good into the cart, among the favourites or among the wishes, and of the action that reads them. */
export const FORM_FIELDS = {
  quantity: "quantity",
  add: "add",
  favourite: "favourite",
  to: "to",
  wish: "wish",
  wishEmail: "wishEmail",
} as const

/** The field of one choice: a colour, a size. */
export const specField = (spec: string) => `spec.${spec}`

/** The one form that all cards of a page send: their buttons name it, and where to. */
export const CARD_FORM_ID = "card-form"
/** Shown where the address ends with it: without scripts this is how a page says that something was added. */
export const ADDED_ID = "added"
