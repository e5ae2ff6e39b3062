import { useFormContext, useWatch } from "react-hook-form"
import { readPrice } from "../../features/goods/read-typed.ts"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import type { GoodForm } from "./good-form.ts"
import type { VariantsDraft } from "./variants-draft.ts"

/** The card of a list, as what is typed would make it. */
export function CardPart({ draft }: { draft: VariantsDraft }) {
  const t = useWords("good")
  const { site } = useMe()
  const { amount } = useFormats(site.currency)
  const { control } = useFormContext<GoodForm>()
  const [name, subtitle, pictures] = useWatch({ control, name: ["dnames", "subtitle", "pictures"] })
  const sold = draft.variants.filter(({ onSale }) => onSale)
  const priced = sold.flatMap(({ price, was }) => {
    const asked = readPrice(price)
    return asked ? [{ asked, was: readPrice(was) }] : []
  })
  const lowest = priced.toSorted((one, other) => one.asked - other.asked)[0]
  const colours = draft.specs.flatMap(({ values }) => values.flatMap(({ colour }) => (colour ? [colour] : [])))
  const [card] = pictures
  return (
    <section className="sheet" aria-labelledby="card-title">
      <header>
        <h2 id="card-title">{t("asShown")}</h2>
      </header>
      <div className="in">
        <div className="shopcard">
          <div className="ph">
            {card && <img src={card.url} alt="" />}
            <span className="dots">
              {colours.map((colour) => (
                <i key={colour} style={{ background: colour }} />
              ))}
            </span>
          </div>
          <p className="n">
            <bdi>{name}</bdi>
          </p>
          <p className="s">{subtitle}</p>
          <p className="pr">
            {lowest ? amount(lowest.asked) : t("onRequest")} {lowest?.was ? <s>{amount(lowest.was)}</s> : null}
          </p>
        </div>
        <p className="small dim card-hint">{t("asShownHint")}</p>
      </div>
    </section>
  )
}
