import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { ButtonLink } from "../../ui/button.tsx"
import type { QueueEntry } from "./queue-of.ts"

/** What waits for a hand, a row for each kind, with who waits first. */
export function Queue({ entries }: { entries: readonly QueueEntry[] }) {
  const t = useWords("today")
  const says = useSays()
  return (
    <section className="sheet" aria-labelledby="waiting">
      <header>
        <h2 id="waiting">{t("waiting")}</h2>
        <span className="dim small">{t("oldestFirst")}</span>
      </header>
      <ul className="list queue">
        {entries.map((entry, index) => (
          <li key={entry.name}>
            <b className="big">{entry.count}</b>
            <div className="two">
              <span className="strong">{t(entry.name, { count: entry.count })}</span>
              <span>{says(entry)}</span>
            </div>
            <span className="pics">
              {entry.first.map(({ id, image }) => image && <img key={id} className="pic xs" src={image} alt="" />)}
            </span>
            <ButtonLink to={entry.path} keys={String(index + 1)}>
              {t(entry.verb)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who waits first, since when, and who is next. */
function useSays() {
  const t = useWords("today")
  const { site } = useMe()
  const { amount, moment } = useFormats(site.currency, site.timeZone)
  return ({ first, count, name }: QueueEntry): string => {
    const [one, ...others] = first
    if (!one) return ""
    const about = {
      money: one.about === "dispute" ? t("dispute") : t("refundFailed"),
      reviews: t("starsOf", { good: one.about, stars: one.stars ?? 0 }),
      inquiries: one.about ? t("company", { name: one.who, company: one.about }) : one.who,
    }
    const who = name === "inquiries" ? about.inquiries : one.who
    const names = others.map((other) => other.who).join(", ")
    const more = count - first.length
    const rest = more > 0 ? t("andMore", { names, count: more }) : names
    const since = moment(one.since)
    const line = names
      ? t("sinceMore", { name: who, time: since, others: rest })
      : t("since", { name: who, time: since })
    const notes = [
      name === "money" && about.money,
      name === "reviews" && about.reviews,
      one.amount !== null && count === 1 && amount(one.amount),
      one.until && t("expires", { time: moment(one.until) }),
    ].filter(Boolean)
    return [line, ...notes].join(" · ")
  }
}
