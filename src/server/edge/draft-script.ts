import { DRAFT_PATH } from "../look/draft-token.ts"

export const DRAFT_SCRIPT_PATH = `${DRAFT_PATH}preview.js`

type About = {
  office: string | null
  prefix: string
  sections: readonly string[] | null
  screen: string | null
}

/** The one script that only draft pages have: it keeps links within the draft, and tells the back office what is chosen. */
export function scriptTag({ office, prefix, sections, screen }: About): string {
  const facts = { office: office ?? "", prefix, sections: sections?.join(" ") ?? "", screen: screen ?? "" }
  const attributes = Object.entries(facts).map(([name, value]) => ` data-${name}="${value.replace(/[&"<>]/g, "")}"`)
  return `<script src="${DRAFT_SCRIPT_PATH}" async${attributes.join("")}></script>`
}

export const DRAFT_SCRIPT = `(() => {
  const { office, prefix, sections, screen } = document.currentScript.dataset
  const keys = sections ? sections.split(" ") : []
  const isFramed = office !== "" && parent !== window
  const tell = (message) => isFramed && parent.postMessage({ from: "vitrine-preview", ...message }, office)

  /** Links stay within the draft, and are whole pages; nothing is sent. */
  addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]")
    if (!link) return
    const to = new URL(link.href, location.href)
    const isHere = to.origin === location.origin && to.pathname === location.pathname && to.hash !== ""
    if (isHere) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const language = /^\\/language\\/[a-z]+$/.test(to.pathname) ? to.searchParams.get("to") : null
    const path = language ?? to.pathname + to.search + to.hash
    if (to.origin !== location.origin || link.target === "_blank") return
    if (path.startsWith(prefix)) location.assign(path)
    else if (language) location.assign(prefix + path.replace(new RegExp("/draft/[\\\\w.-]+"), ""))
  }, true)
  addEventListener("submit", (event) => {
    const form = event.target
    if (form.method === "get") return
    event.preventDefault()
    event.stopImmediatePropagation()
    tell({ type: "readOnly" })
  }, true)

  if (!isFramed) return
  const shown = () => {
    const all = [...(document.querySelector("main")?.children ?? [])]
      .filter((each) => !each.matches("h1.visually-hidden, script, template, style, link, [hidden]"))
    return all.length === keys.length ? all : []
  }
  const frame = document.createElement("div")
  Object.assign(frame.style, {
    position: "absolute", zIndex: 2147483647, pointerEvents: "none", outline: "3px solid #5a2468",
    outlineOffset: "-3px", display: "none", insetInlineStart: "0",
  })
  const mark = (element) => {
    if (!element) {
      frame.style.display = "none"
      return
    }
    const { top, left, width, height } = element.getBoundingClientRect()
    Object.assign(frame.style, {
      display: "block", top: top + scrollY + "px", left: left + scrollX + "px", width: width + "px", height: height + "px",
    })
  }
  let chosen = null
  const under = (target) => shown().find((each) => each.contains(target))
  addEventListener("pointerover", (event) => mark(under(event.target) ?? chosen))
  addEventListener("click", (event) => {
    const section = under(event.target)
    if (!section) return
    chosen = section
    mark(section)
    tell({ type: "chosen", section: keys[shown().indexOf(section)] })
  })
  addEventListener("message", (event) => {
    if (event.source !== parent || event.origin !== office || event.data?.to !== "vitrine-preview") return
    if (event.data.type !== "show") return
    chosen = shown()[keys.indexOf(event.data.section)] ?? null
    chosen?.scrollIntoView({ block: "center", behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth" })
    mark(chosen)
  })
  const ready = () => {
    document.body.append(frame)
    tell({ type: "ready", screen, path: location.pathname.slice(prefix.length) || "/", sections: shown().length ? keys : [] })
  }
  if (document.readyState === "complete") ready()
  else addEventListener("load", ready)
})()
`
