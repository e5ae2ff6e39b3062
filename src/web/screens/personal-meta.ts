import type { MetaDescriptor } from "react-router"
import type { Shell } from "../shell/shell.ts"

/** The title of a screen that is one person's own: no search engine may keep it. */
export function personalMeta(shell: Shell | undefined, title: string | undefined): MetaDescriptor[] {
  return [{ title: [title, shell?.shop?.name].filter(Boolean).join(" – ") }, { name: "robots", content: "noindex" }]
}
