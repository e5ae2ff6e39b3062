import { useFormats } from "../../shell/formats.ts"
import { useWords } from "../../shell/words.ts"
import type { Today } from "./queue-of.ts"

/** What sold most in the last 30 days, as lengths beside each other. */
export function SoldMost({ goods }: { goods: Today["soldMost"] }) {
  const t = useWords("today")
  const { number } = useFormats()
  const most = Math.max(1, ...goods.map(({ pieces }) => pieces))
  return (
    <section className="sheet" aria-labelledby="sold">
      <header>
        <h2 id="sold">{t("soldMost")}</h2>
        <span className="dim small">{t("pieces")}</span>
      </header>
      {goods.length === 0 && <p className="in dim">{t("nothingSold")}</p>}
      <ul className="list rank">
        {goods.map(({ goodId, goodName, image, pieces }) => (
          <li key={goodId}>
            {image && <img className="pic xs" src={image} alt="" />}
            <bdi className="cut today-good">{goodName}</bdi>
            <svg className="today-meter" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(pieces / most) * 100} height="8" />
            </svg>
            <span className="num">{number(pieces)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
