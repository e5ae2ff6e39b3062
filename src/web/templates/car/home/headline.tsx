import { MerchantText } from "../../../ui/text.tsx"

/** Between a sentence that ends and the next one. */
const SENTENCE_END = /(?<=[.!?])\s+(?=\S)|(?<=[。！？])(?=\S)/u

/** Each sentence of a headline begins a line. */
export const Headline = ({ children }: { children: string }) =>
  children.split(SENTENCE_END).map((sentence, index, all) => (
    <MerchantText key={all.slice(0, index + 1).join(" ")} className="hero-line">
      {`${sentence} `}
    </MerchantText>
  ))
