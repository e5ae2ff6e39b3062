import { Link } from "react-router"
import { useFormats } from "../../shell/formats.ts"
import { useMe } from "../../shell/session.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Mark } from "../../ui/mark.tsx"
import type { InquiryShown } from "./quote-draft.ts"

type Message = InquiryShown["messages"][number]
type TalkProps = { shown: InquiryShown; office: string; onWithdraw: () => void }

/** What was asked, and all that was said since. */
export function Talk({ shown, office, onWithdraw }: TalkProps) {
  const t = useWords("inquiries")
  const { site } = useMe()
  const { moment, number } = useFormats(site.currency, site.timeZone)
  return (
    <>
      <div className="say-in">
        <p className="inquiry-text" dir="auto">
          {shown.content}
        </p>
        <ul>
          {shown.detail.map((line) => (
            <li key={`${line.goodId} ${line.goodDetailId}`} className="row">
              {line.image && <img className="pic xs" src={line.image} alt="" />}
              <span>
                {number(line.total)} × <bdi>{line.goodName}</bdi> <span className="code dim">{line.goodNo}</span>
              </span>
            </li>
          ))}
        </ul>
        <time className="dim small" dateTime={shown.createTime}>
          <bdi>{shown.name}</bdi>, {moment(shown.createTime)}
        </time>
      </div>
      {shown.messages.map((message) => (
        <div key={message.id} className={message.by === "shopper" ? "say-in" : "say-in inquiry-ours"}>
          <p className="inquiry-text" dir="auto">
            {message.content}
          </p>
          {message.quote && <Quoted quote={message.quote} office={office} onWithdraw={onWithdraw} />}
          <time className="dim small" dateTime={message.createTime}>
            <bdi>{message.by === "shopper" ? shown.name : t("shop", { name: message.name })}</bdi>,{" "}
            {moment(message.createTime)}
          </time>
        </div>
      ))}
    </>
  )
}

type QuotedProps = { quote: NonNullable<Message["quote"]>; office: string; onWithdraw: () => void }

function Quoted({ quote, office, onWithdraw }: QuotedProps) {
  const t = useWords("inquiries")
  const { site } = useMe()
  const { amount, number, day } = useFormats(site.currency, "UTC")
  const until = day(quote.validUntil)
  return (
    <div className="inquiry-quoted">
      <p className="row">
        <strong>{t("quote")}</strong>
        {quote.state === "open" && <Mark kind="way">{t("quoteOpen", { day: until })}</Mark>}
        {quote.state === "expired" && <Mark>{t("quoteExpired", { day: until })}</Mark>}
        {quote.state === "withdrawn" && <Mark>{t("quoteWithdrawn")}</Mark>}
        {quote.state === "accepted" && <Mark kind="ok">{t("quoteAccepted")}</Mark>}
        {quote.order_no && <Link to={`${office}/orders/${quote.order_no}`}>{t("toOrder")}</Link>}
        {quote.state === "open" && (
          <Button look="bare" className="push" onClick={onWithdraw}>
            {t("withdraw")}
          </Button>
        )}
      </p>
      <dl className="bill small">
        {quote.lines.map((line) => (
          <div key={line.goodDetailId} className="inquiry-bill-row">
            <dt>
              {number(line.number)} × <bdi>{line.goodName}</bdi> {line.specs && <bdi>({line.specs})</bdi>}{" "}
              {amount(line.price)}
            </dt>
            <dd className="num">{amount(line.total)}</dd>
          </div>
        ))}
        <div className="inquiry-bill-row">
          <dt>{t("freight")}</dt>
          <dd className="num">{amount(quote.freight)}</dd>
        </div>
        <div className="inquiry-bill-row">
          <dt className="sum">{t("total")}</dt>
          <dd className="num sum">{amount(quote.total)}</dd>
        </div>
      </dl>
    </div>
  )
}
