import type { ShareChannel } from "../../../domain/enumerations.ts"

type Shared = { url: string; title: string; image: string }

/** Names of the channels; they are the same in every language. */
export const CHANNEL_NAMES: Record<ShareChannel, string> = {
  twitter: "X",
  facebook: "Facebook",
  pinterest: "Pinterest",
  telegram: "Telegram",
  whatsapp: "WhatsApp",
  wechat: "WeChat",
  ins: "Instagram",
}

/** Where a channel takes a page to be shared; null for those that take none: there the link is copied. */
export function shareAddress(channel: ShareChannel, { url, title, image }: Shared): string | null {
  const at = (address: string, query: Record<string, string>) => `${address}?${new URLSearchParams(query)}`
  switch (channel) {
    case "twitter":
      return at("https://twitter.com/intent/tweet", { url, text: title })
    case "facebook":
      return at("https://www.facebook.com/sharer/sharer.php", { u: url })
    case "pinterest":
      return at("https://www.pinterest.com/pin/create/button/", { url, media: image, description: title })
    case "telegram":
      return at("https://t.me/share/url", { url, text: title })
    case "whatsapp":
      return at("https://api.whatsapp.com/send", { text: `${title} ${url}` })
    case "wechat":
    case "ins":
      return null
  }
}
