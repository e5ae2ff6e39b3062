import { useWords } from "../../shell/words.ts"
import { Mark } from "../../ui/mark.tsx"
import type { ReturnShown } from "./steps-taken.tsx"

type Came = {
  numbers: Record<string, number>
  set: (numbers: Record<string, number>) => void
  fault: string | undefined
} | null

/** What is to come back and why, in the buyer's words and pictures; once it is on its way, how many pieces have come. */
export function WhatAndWhy({ shown, came }: { shown: ReturnShown; came: Came }) {
  const t = useWords("returns")
  return (
    <section className="sheet" aria-labelledby="what">
      <header>
        <h2 id="what">{t("what")}</h2>
        <Mark>
          <bdi>{shown.reason}</bdi>
        </Mark>
      </header>
      <ul className="list">
        {shown.items.map((item) => {
          const key = `${item.detail_id} ${item.isGift}`
          return (
            <li key={key}>
              {item.image && <img className="pic l" src={item.image} alt="" />}
              <span className="two">
                <bdi className="strong">{item.goodName}</bdi>
                <span>
                  <bdi>{item.specs}</bdi> <span className="code">{item.goodNo}</span>
                  {item.isGift && <Mark>{t("gift")}</Mark>}
                </span>
              </span>
              {came ? (
                <label className="row">
                  <input
                    className="input"
                    type="number"
                    min="0"
                    max={item.number}
                    aria-label={t("came", { name: item.goodName })}
                    value={came.numbers[key] ?? item.number}
                    onChange={(event) => came.set({ ...came.numbers, [key]: Number(event.target.value) })}
                  />
                  <span className="dim nowrap">{t("ofPieces", { count: item.number })}</span>
                </label>
              ) : (
                <span className="qty strong">{item.number}</span>
              )}
            </li>
          )
        })}
      </ul>
      {came?.fault && (
        <p className="in err" role="alert">
          {came.fault}
        </p>
      )}
      {(shown.content || shown.images.length > 0) && (
        <div className="in">
          {shown.content && <blockquote dir="auto">{shown.content}</blockquote>}
          {shown.images.length > 0 && (
            <div className="evidence">
              {shown.images.map((image, index) => (
                <a key={image} href={image} target="_blank" rel="noreferrer">
                  <img src={image} alt={t("picture", { number: index + 1 })} />
                </a>
              ))}
              <span className="small dim">{t("pictures", { count: shown.images.length })}</span>
            </div>
          )}
        </div>
      )}
    </section>
  )
}
