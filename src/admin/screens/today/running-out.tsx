import { useState } from "react"
import { Link, useParams } from "react-router"
import { useFormats } from "../../shell/formats.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import type { Today } from "./queue-of.ts"

type Low = Today["runningOut"][number]

/** Goods that few are left of, with their stock to be set right at once. */
export function RunningOut({ goods }: { goods: readonly Low[] }) {
  const t = useWords("today")
  const { shop = "" } = useParams()
  return (
    <section className="sheet" aria-labelledby="low">
      <header>
        <h2 id="low">{t("runningOut")}</h2>
        <Link className="link small" to={`/admin/${shop}/goods?stock=low`}>
          {t("allLow")}
        </Link>
      </header>
      <ul className="list low">
        {goods.map((good) => (
          <LowRow key={`${good.detail_id} ${good.stock}`} good={good} />
        ))}
      </ul>
    </section>
  )
}

function LowRow({ good }: { good: Low }) {
  const t = useWords("today")
  const { number } = useFormats()
  const { act, isBusy } = useAct()
  const [text, setText] = useState(String(good.stock))
  const name = [good.goodName, good.specs].filter(Boolean).join(", ")
  const change = (by: number) => act("POST /api/admin/goods/stock", { body: { detail_id: good.detail_id, change: by } })
  const count = () => {
    const set = Number(text)
    if (!/^\d{1,7}$/.test(text) || set === good.stock) return setText(String(good.stock))
    void act("POST /api/admin/goods/stock", { body: { detail_id: good.detail_id, set } })
  }
  return (
    <li>
      {good.image && <img className="pic" src={good.image} alt="" />}
      <div className="two">
        <bdi className="cut">{name}</bdi>
        <span>
          <span className="code">{good.goodNo}</span> · {t("sold", { count: number(good.sold) })}
        </span>
      </div>
      <span className={good.stock === 0 ? "nowrap bad strong" : "nowrap"}>
        {good.stock === 0 ? t("noneLeft") : t("left", { count: number(good.stock) })}
      </span>
      <span className="step">
        <button
          type="button"
          aria-label={t("fewer", { name })}
          disabled={good.stock === 0 || isBusy}
          onClick={() => change(-1)}
        >
          −
        </button>
        <input
          className="input"
          inputMode="numeric"
          aria-label={t("stockOf", { name })}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={count}
          onKeyDown={(event) => event.key === "Enter" && count()}
        />
        <button type="button" aria-label={t("more", { name })} disabled={isBusy} onClick={() => change(1)}>
          +
        </button>
      </span>
    </li>
  )
}
