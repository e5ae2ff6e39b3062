import { useEffect, useRef } from "react"

/** What could act, or draws from elsewhere but pictures; our own mails have none of it. */
const GONE = "script,iframe,object,embed,form,link,meta,base,style"

/**
 * A mail as it was sent, in a tree of its own: its styles touch nothing else, and nothing in it can act. Its styles are set one by
 * one, because the policy of the page forbids those that come as text.
 */
export function MailSheet({ html, label }: { html: string; label: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = place.current
    if (!host) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: "open" })
    const mail = new DOMParser().parseFromString(html, "text/html")
    const sheet = new CSSStyleSheet()
    sheet.replaceSync([...mail.querySelectorAll("style")].map(({ textContent }) => textContent).join("\n"))
    for (const node of mail.querySelectorAll(GONE)) node.remove()
    for (const element of mail.body.querySelectorAll<HTMLElement>("*")) {
      const css = element.getAttribute("style")
      for (const { name } of [...element.attributes])
        if (name === "style" || name.startsWith("on")) element.removeAttribute(name)
      if (css) element.style.cssText = css
      if (element instanceof HTMLAnchorElement) {
        element.target = "_blank"
        element.rel = "noreferrer"
      }
    }
    root.adoptedStyleSheets = [sheet]
    root.replaceChildren(...document.adoptNode(mail.body).childNodes)
  }, [html])
  return <div ref={place} className="mail-sheet" role="document" aria-label={label} />
}
