// Codes of the specification that belong to no rule of their own.

export const MESSAGE_LEVEL = { default: 1, success: 2, error: 3, warning: 4 } as const
export type MessageLevel = keyof typeof MESSAGE_LEVEL

export const RESULT_LEVEL = { success: 1, error: 2, warning: 3 } as const
export type ResultLevel = keyof typeof RESULT_LEVEL

export const ADDRESS_FORM_MODE = { select: 0, add: 1, edit: 2 } as const
export type AddressFormMode = keyof typeof ADDRESS_FORM_MODE

export const SHARE_CHANNELS = ["twitter", "facebook", "pinterest", "telegram", "whatsapp", "wechat", "ins"] as const
export type ShareChannel = (typeof SHARE_CHANNELS)[number]

export const LOAD_STATES = ["idle", "pending", "success", "error"] as const
export type LoadState = (typeof LOAD_STATES)[number]

/** Codes of a reply: 1 success, 0 refusal, −1 sign out (refreshToken only). */
export const REPLY_CODE = { success: 1, refusal: 0, signOut: -1 } as const

/** Flags at the API are the text '1'; the number 1 and true are forgiven, anything else is off. */
export function isFlagOn(flag: string | number | boolean | null | undefined): boolean {
  return flag === "1" || flag === 1 || flag === true
}
