import laptop from "lucide/dist/esm/icons/laptop.mjs"
import monitor from "lucide/dist/esm/icons/monitor.mjs"
import smartphone from "lucide/dist/esm/icons/smartphone.mjs"
import { useEffect, useRef, useState } from "react"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"
import { useWords } from "../../shell/words.ts"
import { Icon } from "../../ui/icon.tsx"
import { Select } from "../../ui/input.tsx"
import type { LookData } from "./load-look.ts"
import type { LookDraft } from "./use-look-draft.ts"

type Address = CallReply<"GET /api/admin/look/preview">
type Page = keyof LookData["paths"]

const DESKTOP = 1280
const PHONE = 390
/** Before the address ends. */
const RENEW_MS = 25 * 60_000
const SIZES = [
  ["both", monitor],
  ["desktop", laptop],
  ["phone", smartphone],
] as const
const PAGES = [
  ["home", "pageHome"],
  ["list", "pageList"],
  ["item", "pageItem"],
] as const

/** The real shop as the draft wants it, in frames that are drawn anew with every change. */
export function Preview({ draft, paths }: { draft: LookDraft; paths: LookData["paths"] }) {
  const t = useWords("look")
  const [size, setSize] = useState<(typeof SIZES)[number][0]>("both")
  const [page, setPage] = useState<Page>("home")
  const [language, setLanguage] = useState("")
  const address = useAddress(draft.shop)
  const prefix = address?.languages.find(({ code }) => code === language)?.prefix ?? ""
  const path = paths[page] ?? "/"
  const source = address && `${address.address}${prefix}${path === "/" && prefix ? "" : path}`
  const listen = usePreviewMessages(draft, source)
  return (
    <section className="stage" aria-label={t("preview")}>
      <header className="row">
        <span className="seg">
          {SIZES.map(([each, icon]) => (
            <button
              key={each}
              type="button"
              className={each === size ? "on" : undefined}
              aria-pressed={each === size}
              onClick={() => setSize(each)}
            >
              <Icon of={icon} size="s" />
              {t(each)}
            </button>
          ))}
        </span>
        <span className="seg">
          {PAGES.map(([each, name]) => (
            <button
              key={each}
              type="button"
              className={each === page ? "on" : undefined}
              aria-pressed={each === page}
              disabled={paths[each] === null}
              onClick={() => setPage(each)}
            >
              {t(name)}
            </button>
          ))}
        </span>
        {address && address.languages.length > 1 && (
          <Select
            className="push"
            aria-label={t("language")}
            value={language}
            onChange={(event) => setLanguage(event.target.value)}
          >
            {address.languages.map(({ code, name, prefix }) => (
              <option key={code} value={prefix === "" ? "" : code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </header>
      <div className={`glass only-${size}`}>
        {source && size !== "phone" && (
          <div className="desk">
            <Frame width={DESKTOP} title={t("previewDesktop")} source={source} round={draft.round} ref={listen} />
          </div>
        )}
        {source && size !== "desktop" && (
          <div className="hand">
            <Frame width={PHONE} title={t("previewPhone")} source={source} round={draft.round} ref={listen} />
          </div>
        )}
      </div>
      <p className="dim small">{t("previewSays")}</p>
    </section>
  )
}

/** A fresh address now and then: each is good for half an hour. */
function useAddress(shop: string | undefined): Address | null {
  const [address, setAddress] = useState<Address | null>(null)
  useEffect(() => {
    const read = async () => {
      const query = { office: location.origin }
      const reply = await staffApi(shop).ask("GET /api/admin/look/preview", { query })
      if (reply.code === SUCCESS) setAddress(reply.data)
    }
    void read()
    const renewing = setInterval(read, RENEW_MS)
    return () => clearInterval(renewing)
  }, [shop])
  return address
}

type FrameProps = {
  width: number
  title: string
  source: string
  round: number
  ref: (frame: HTMLIFrameElement) => () => void
}

/** As wide as the device, and as large as there is room for. */
function Frame({ width, title, source, round, ref }: FrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ inline: width, block: 800 })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom({ inline: element.clientWidth, block: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = room.inline / width
  return (
    <div className="preview" ref={box}>
      <iframe
        key={`${source} ${round}`}
        ref={ref}
        title={title}
        src={source}
        style={{ width, height: room.block / scale, transform: `scale(${scale})` }}
      />
    </div>
  )
}

type Told = { from: "vitrine-preview"; type: "ready" | "chosen" | "readOnly"; section?: string }

const isTold = (value: unknown): value is Told =>
  typeof value === "object" && value !== null && "from" in value && value.from === "vitrine-preview"

/** The section that is chosen in a frame is chosen here, and the other way round. Only the shop's own frames are listened to. */
function usePreviewMessages({ chosen, choose, sections }: LookDraft, source: string | null) {
  const frames = useRef(new Set<HTMLIFrameElement>())
  const latest = useRef({ chosen, choose, sections })
  latest.current = { chosen, choose, sections }
  const origin = source === null ? null : new URL(source).origin
  useEffect(() => {
    if (origin === null) return
    const hear = (event: MessageEvent<unknown>) => {
      const isOurs = [...frames.current].some(({ contentWindow }) => contentWindow === event.source)
      if (event.origin !== origin || !isOurs || !isTold(event.data)) return
      const { choose, sections } = latest.current
      if (event.data.type !== "chosen") return
      // Sections that are switched off are not counted on the page.
      const places = sections.flatMap(({ hidden }, at) => (hidden ? [] : [at]))
      choose(places[Number(event.data.section?.split("-").at(-1))] ?? null)
    }
    addEventListener("message", hear)
    return () => removeEventListener("message", hear)
  }, [origin])
  useEffect(() => {
    const section = chosen === null ? undefined : sections[chosen]
    if (origin === null || chosen === null || !section || section.hidden) return
    const place = sections.slice(0, chosen).filter(({ hidden }) => !hidden).length
    const message = { to: "vitrine-preview", type: "show", section: `${section.section}-${place}` }
    for (const { contentWindow } of frames.current) contentWindow?.postMessage(message, origin)
  }, [chosen, sections, origin])
  return (frame: HTMLIFrameElement) => {
    frames.current.add(frame)
    return () => void frames.current.delete(frame)
  }
}
