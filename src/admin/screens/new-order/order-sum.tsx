import triangleAlert from "lucide/dist/esm/icons/triangle-alert.mjs"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Note } from "../../ui/mark.tsx"
import type { OrderPreview } from "./use-order-preview.ts"

/** What it comes to, top down as it is reckoned, and what is to be known of it. */
export function OrderSum({ preview }: { preview: OrderPreview | undefined }) {
  const t = useWords("staffOrders")
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  return (
    <section className="sheet" aria-labelledby="sum-title" aria-live="polite">
      <header>
        <h2 id="sum-title">{t("sum")}</h2>
      </header>
      <div className="in stack">
        {!preview && <p className="dim">{t("noLines")}</p>}
        {preview && (
          <dl className="bill">
            <dt>{t("subtotal")}</dt>
            <dd className="num">{amount(preview.subtotal)}</dd>
            {preview.reductions.map(({ dnames, kind, amount: less }) => (
              <div key={`${kind} ${dnames}`} style={{ display: "contents" }}>
                <dt>{dnames}</dt>
                <dd className="num minus">{amount(-less)}</dd>
              </div>
            ))}
            {preview.freight && (
              <>
                <dt>{t("freightSum")}</dt>
                <dd className="num">{amount(preview.freight.fee)}</dd>
              </>
            )}
            <dt className="sum">{t("total")}</dt>
            <dd className="sum num">{amount(preview.total)}</dd>
          </dl>
        )}
        {preview?.noShipping && (
          <Note kind="bad" icon={triangleAlert}>
            {t("noShipping")}
          </Note>
        )}
        {preview?.shortages.map(({ goodName, missing }) => (
          <Note key={goodName} icon={triangleAlert}>
            {t("short", { name: goodName, missing })}
          </Note>
        ))}
      </div>
    </section>
  )
}
