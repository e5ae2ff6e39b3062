/** What the merchant wrote, already cleaned by the server. */
export function Html({ html, lang }: { html: string; lang?: string }) {
  return <div data-slot="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
}
