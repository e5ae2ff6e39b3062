import { useEffect, useRef } from "react"
import { useWords } from "../../shell/words.ts"

/**
 * A mail as its reader sees it, in a frame in which nothing runs. Its styles are set one by one, because the back office
 * lets no page bring its own.
 */
export function MailFrame({ subject, html }: { subject: string; html: string }) {
  const t = useWords("settings")
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (!shown) return
    // Quotes in what is written are escaped: this is nowhere but in tags.
    const mail = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), "text/html")
    shown.documentElement.lang = mail.documentElement.lang
    shown.documentElement.dir = mail.documentElement.dir
    shown.title = subject
    const body = shown.adoptNode(mail.body)
    shown.body.replaceWith(body)
    for (const element of body.querySelectorAll<HTMLElement>("[data-style]")) style(element)
    style(body)
    for (const link of body.querySelectorAll("a")) link.removeAttribute("href")
  }, [subject, html])
  return (
    <figure>
      <figcaption className="strong">
        <bdi>{subject}</bdi>
      </figcaption>
      <iframe ref={frame} className="mail-frame" title={t("mailPreview", { subject })} sandbox="allow-same-origin" />
    </figure>
  )
}

function style(element: HTMLElement): void {
  element.style.cssText = element.dataset.style ?? ""
}
