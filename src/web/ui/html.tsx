import { useMerchantLang } from "../shell/use-merchant-lang.ts"

/** What the merchant wrote, already cleaned by the server. */
export function Html({ html }: { html: string }) {
  return <div data-slot="prose" lang={useMerchantLang(html)} dangerouslySetInnerHTML={{ __html: html }} />
}
