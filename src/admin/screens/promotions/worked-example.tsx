import { useState } from "react"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Note } from "../../ui/mark.tsx"
import type { Draft, ExampleShown } from "./draft.ts"
import { StepsChart } from "./steps-chart.tsx"
import { useExample } from "./use-example.ts"

/** "A cart of $120 pays …", reckoned by the server as at the checkout. */
export function WorkedExample({ draft }: { draft: Draft }) {
  const t = useWords("promotions")
  const { amount } = useFormats(useMe().site.currency)
  const [cart, setCart] = useState({ amount: "120", region: "" })
  const { shown, failure } = useExample(draft, cart)
  const subtotal = shown?.subtotal ?? Number(cart.amount)
  return (
    <section className="sheet try" aria-labelledby="example">
      <header>
        <h2 id="example">
          {t("cartOf")}{" "}
          {draft.kind === "goods" ? (
            amount(subtotal)
          ) : (
            <input
              className="input inline"
              inputMode="decimal"
              aria-label={t("cartAmount")}
              value={cart.amount}
              onChange={(event) => setCart({ ...cart, amount: event.target.value.replace(",", ".") })}
            />
          )}{" "}
          {t("pays")}{" "}
          <b className="pays" data-slot="pays" aria-live="polite">
            {shown ? amount(shown.total) : "–"}
          </b>
        </h2>
      </header>
      <div className="in tryin">
        {draft.kind === "order" && draft.type !== 1 ? (
          <StepsChart draft={draft} cart={Number(cart.amount) || 0} />
        ) : (
          <span />
        )}
        {shown && <Bill shown={shown} />}
        <label className="field">
          {t("cartRegion")}
          <input
            className="input"
            value={cart.region}
            maxLength={6}
            onChange={(event) => setCart({ ...cart, region: event.target.value })}
          />
        </label>
        {failure && <p className="small dim">{failure.msg}</p>}
        {shown && <Remarks shown={shown} />}
      </div>
    </section>
  )
}

function Bill({ shown }: { shown: ExampleShown }) {
  const t = useWords("promotions")
  const { amount } = useFormats(useMe().site.currency)
  return (
    <dl className="bill">
      <dt>{t("billGoods")}</dt>
      <dd className="num">{amount(shown.subtotal)}</dd>
      {shown.reductions.map((reduction) => (
        <div key={reduction.kind + reduction.dnames} style={{ display: "contents" }}>
          <dt className="minus">
            <bdi>{reduction.dnames}</bdi>
          </dt>
          <dd className="num minus">−{amount(reduction.amount)}</dd>
        </div>
      ))}
      {shown.freight && (
        <>
          <dt>
            {t("billFreight", { region: shown.freight.region })}
            {shown.freight.free && <span className="dim"> {t("free")}</span>}
          </dt>
          <dd className="num">{amount(shown.freight.fee)}</dd>
        </>
      )}
      {shown.tax !== null && shown.tax !== 0 && (
        <>
          <dt>{t("billTax")}</dt>
          <dd className="num">{amount(shown.tax)}</dd>
        </>
      )}
      <dt className="sum">{t("billPays")}</dt>
      <dd className="num sum">{amount(shown.total)}</dd>
    </dl>
  )
}

const EFFECTS = { best: "overlapBest", lowest: "overlapLowest", beside: "overlapBeside" } as const

/** What a little more would bring, and what else runs beside it. */
function Remarks({ shown }: { shown: ExampleShown }) {
  const t = useWords("promotions")
  const { amount } = useFormats(useMe().site.currency)
  const lines = [
    ...(shown.isAppOff ? [t("appOff")] : shown.counts ? [] : [t("doesNotCount")]),
    ...(shown.noShipping ? [t("noShipping")] : []),
    ...shown.gifts.map(({ goodName: name, number: count, isLeft }) =>
      isLeft ? t("giftGiven", { count, name }) : t("giftGone", { name }),
    ),
    ...shown.next.map(({ dnames: name, missing, saving }) =>
      saving > 0
        ? t("next", { missing: amount(missing), saving: amount(saving), name })
        : t("nextGift", { missing: amount(missing), name }),
    ),
  ]
  return (
    <>
      {lines.length > 0 && <p className="small dim">{lines.join(" ")}</p>}
      {shown.overlaps.map(({ id, dnames: name, goods, effect }) => (
        <Note key={id}>{t(EFFECTS[effect], { name, goods: goods.join(", ") })}</Note>
      ))}
    </>
  )
}
