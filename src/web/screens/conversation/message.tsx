import type { InquiryMessage, InquiryQuote } from "../../../contract/inquiry-shapes.ts"
import { type ChargedAmount, charged } from "../../../domain/pricing/charged-amount.ts"
import { fromDecimal } from "../../../domain/pricing/money.ts"
import type { conversation } from "../../../words/en/features/conversation.ts"
import { fill } from "../../shell/fill.ts"
import { Day } from "../../ui/amounts/day.tsx"
import { useDayText } from "../../ui/amounts/use-day-text.ts"
import { useShownAmount } from "../../ui/amounts/use-shown-amount.ts"
import { Link } from "../../ui/navigation/link.tsx"

type Words = { [Key in keyof typeof conversation]: string }
type Base = { code: string; symbol: string }

type MessageProps = { message: InquiryMessage; base: Base; words: Words }

/** One thing that was said, with the offer that came with it. */
export function Message({ message: { by, name, content, quote, createTime }, base, words }: MessageProps) {
  return (
    <li data-slot="conversation-message" data-by={by}>
      <p data-slot="conversation-who">
        <strong>{by === "shopper" ? words.conversationYou : <bdi>{name}</bdi>}</strong> <Day moment={createTime} />
      </p>
      <p data-slot="conversation-text" dir="auto">
        {content}
      </p>
      {quote && <Quote quote={quote} base={base} words={words} />}
    </li>
  )
}

const inBase = (amount: InquiryQuote["total"]): ChargedAmount => charged(fromDecimal(amount))

function Quote({ quote, base, words }: { quote: InquiryQuote; base: Base; words: Words }) {
  const figures = useShownAmount()
  const dayText = useDayText()
  const amount = (sum: InquiryQuote["total"]) => <bdi>{figures(inBase(sum), base)}</bdi>
  const states = {
    open: fill(words.quoteUntil, { day: dayText(`${quote.validUntil}T12:00:00Z`) }),
    expired: words.quoteExpired,
    withdrawn: words.quoteWithdrawn,
    accepted: words.quoteAccepted,
  }
  return (
    <section data-slot="conversation-quote" data-state={quote.state} aria-label={words.quoteTitle}>
      <p>
        <strong>{words.quoteTitle}</strong> {states[quote.state]}
      </p>
      <ul>
        {quote.lines.map((line) => (
          <li key={line.goodDetailId}>
            <span>
              <Link to={line.url} dir="auto">
                {line.goodName}
              </Link>{" "}
              <bdi>{line.specs}</bdi>{" "}
              {fill(words.quotePieces, { number: line.number, price: figures(inBase(line.price), base) })}
            </span>
            {amount(line.total)}
          </li>
        ))}
        <li>
          <span>{words.quoteFreight}</span>
          {amount(quote.freight)}
        </li>
        <li>
          <strong>{words.quoteTotal}</strong>
          <strong>{amount(quote.total)}</strong>
        </li>
      </ul>
    </section>
  )
}
