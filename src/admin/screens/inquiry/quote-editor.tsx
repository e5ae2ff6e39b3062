import x from "lucide/dist/esm/icons/x.mjs"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { amountTyped, lineTotal, type QuoteDraft } from "./quote-draft.ts"

type QuoteEditorProps = { quote: QuoteDraft; onChange: (quote: QuoteDraft) => void; onDrop: () => void }
type Line = QuoteDraft["lines"][number]

/** A quote while it is written: pieces, prices, freight and how long it holds. */
export function QuoteEditor({ quote, onChange, onDrop }: QuoteEditorProps) {
  const t = useWords("inquiries")
  const { site } = useMe()
  const { amount, number } = useFormats(site.currency)
  const totals = quote.lines.map(lineTotal)
  const total = totals.reduce<number>((sum, each) => sum + (each ?? 0), amountTyped(quote.freight) ?? 0)
  const set = (at: number, change: Partial<Line>) =>
    onChange({ ...quote, lines: quote.lines.map((line, index) => (index === at ? { ...line, ...change } : line)) })
  return (
    <div className="quote">
      <header className="row">
        <h2>{t("quote")}</h2>
        <span className="push dim small">{t("quoteHint")}</span>
        <Button look="bare" onClick={onDrop}>
          {t("dropQuote")}
        </Button>
      </header>
      <table className="shelf q">
        <thead>
          <tr>
            <th>{t("asked")}</th>
            <th className="num">{t("colPieces")}</th>
            <th className="num">{t("colEach")}</th>
            <th className="num">{t("colTogether")}</th>
            <th>
              <span className="sr">{t("dropQuote")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {quote.lines.map((line, index) => (
            <tr key={line.detail_id}>
              <td>
                <span className="row">
                  {line.image && <img className="pic" src={line.image} alt="" />}
                  <span className="two">
                    <bdi className="strong">{line.goodName}</bdi>
                    <span>
                      {[
                        line.specs,
                        t("listPrice", { amount: amount(line.price) }),
                        t("inStock", { count: number(line.stock) }),
                      ]
                        .filter(Boolean)
                        .join(" · ")}
                    </span>
                  </span>
                </span>
              </td>
              <td className="num">
                <input
                  className="input inquiry-figure"
                  inputMode="numeric"
                  aria-label={t("piecesOf", { name: line.goodName })}
                  value={line.pieces}
                  onChange={(event) => set(index, { pieces: event.target.value })}
                />
              </td>
              <td className="num">
                <input
                  className="input inquiry-figure"
                  inputMode="decimal"
                  aria-label={t("priceOf", { name: line.goodName })}
                  value={line.each}
                  onChange={(event) => set(index, { each: event.target.value })}
                />
              </td>
              <td className="num strong">{totals[index] === null ? "" : amount(totals[index] ?? 0)}</td>
              <td>
                <Button
                  look="bare"
                  icon={x}
                  isIconOnly
                  aria-label={t("leaveOut", { name: line.goodName })}
                  onClick={() => onChange({ ...quote, lines: quote.lines.filter((_, at) => at !== index) })}
                />
              </td>
            </tr>
          ))}
          <tr>
            <td colSpan={3}>
              <label htmlFor="quote-freight">{t("freight")}</label>
            </td>
            <td className="num">
              <input
                id="quote-freight"
                className="input inquiry-figure"
                inputMode="decimal"
                value={quote.freight}
                onChange={(event) => onChange({ ...quote, freight: event.target.value })}
              />
            </td>
            <td />
          </tr>
          <tr className="total">
            <td colSpan={3}>
              <label className="row">
                {t("holdsUntil")}
                <input
                  type="date"
                  className="input"
                  value={quote.validUntil}
                  onChange={(event) => onChange({ ...quote, validUntil: event.target.value })}
                />
              </label>
            </td>
            <td className="num">{amount(total)}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </div>
  )
}
