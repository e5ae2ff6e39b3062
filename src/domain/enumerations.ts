// Codes of the specification that belong to no rule of their own.

export const MESSAGE_LEVEL = { default: 1, success: 2, error: 3, warning: 4 } as const
export type MessageLevel = keyof typeof MESSAGE_LEVEL

export const SHARE_CHANNELS = ["twitter", "facebook", "pinterest", "telegram", "whatsapp", "wechat", "ins"] as const
export type ShareChannel = (typeof SHARE_CHANNELS)[number]
