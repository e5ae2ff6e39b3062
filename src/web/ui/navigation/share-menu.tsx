import link from "lucide/dist/esm/icons/link.mjs"
import share2 from "lucide/dist/esm/icons/share-2.mjs"
import { useEffect, useState } from "react"
import { useLocation } from "react-router"
import { SHARE_CHANNELS } from "../../../domain/enumerations.ts"
import { underPrefix } from "../../../domain/locales/prefix.ts"
import { fill } from "../../shell/fill.ts"
import { useShell } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { icon } from "../icon.tsx"
import { useToast } from "../overlays/toast.ts"
import { CHANNEL_NAMES, shareAddress } from "./share-address.ts"

const LinkIcon = icon(link)
const Share2 = icon(share2)

/** Ways to tell others of this page: the channels of the shop, the device's own way where it has one, the bare link. */
export function ShareMenu({ title, image }: { title: string; image: string | null }) {
  const words = useWords("item")
  const toast = useToast()
  const { pathname } = useLocation()
  const shell = useShell()
  const canShare = useCanShare()
  const origin = shell?.origin ?? ""
  const url = origin + underPrefix(shell?.addresses.canonical ?? "/", pathname)
  const shared = { url, title, image: image ? new URL(image, origin || undefined).href : "" }
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(words.linkCopied, "success"),
      // Where nothing may be copied the link itself is shown.
      () => toast(url),
    )
  // Whoever turns the sheet away has shared nothing, and nothing is wrong.
  const share = () => navigator.share({ title, url }).catch(() => undefined)
  return (
    <details data-slot="share">
      <summary>
        <Share2 aria-hidden="true" />
        {words.share}
      </summary>
      <ul>
        {canShare && (
          <li>
            <button type="button" data-channel="device" onClick={share}>
              <Share2 aria-hidden="true" />
              <span>{words.share}</span>
            </button>
          </li>
        )}
        {SHARE_CHANNELS.map((channel) => {
          const address = shareAddress(channel, shared)
          const name = CHANNEL_NAMES[channel]
          const label = fill(words.shareOn, { channel: name })
          return (
            <li key={channel}>
              {address === null ? (
                <button type="button" data-channel={channel} aria-label={label} onClick={copy}>
                  <span>{name}</span>
                </button>
              ) : (
                <a data-channel={channel} href={address} aria-label={label} target="_blank" rel="noopener noreferrer">
                  <span>{name}</span>
                </a>
              )}
            </li>
          )
        })}
        <li>
          <button type="button" data-channel="link" onClick={copy}>
            <LinkIcon aria-hidden="true" />
            <span>{words.copyLink}</span>
          </button>
        </li>
      </ul>
    </details>
  )
}

/** Known only in the browser, so it comes after the page has loaded. */
function useCanShare(): boolean {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare("share" in navigator), [])
  return canShare
}
