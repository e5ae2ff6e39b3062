import { useShell } from "../shell/shell.ts"

/** What the merchant wrote, already cleaned by the server. */
export function Html({ html }: { html: string }) {
  return <div data-slot="prose" lang={useShell()?.merchantLang} dangerouslySetInnerHTML={{ __html: html }} />
}
