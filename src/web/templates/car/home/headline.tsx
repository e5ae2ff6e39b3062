import { MerchantText } from "../../../ui/text.tsx"

/** Sentences that end, and the room behind them. */
const SENTENCE_END = /(?<=[.!?。！？])\s*(?=\S)/u

/** Each sentence of a headline begins a line. */
export const Headline = ({ children }: { children: string }) =>
  children.split(SENTENCE_END).map((sentence) => (
    <MerchantText key={sentence} className="hero-line">
      {`${sentence} `}
    </MerchantText>
  ))
