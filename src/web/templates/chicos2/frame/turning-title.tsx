import { MerchantText } from "../../../ui/text.tsx"
import { textLength } from "./text-length.ts"
import { turnOf } from "./turn-of.ts"

type TurningTitleProps = { as?: "h1" | "h2"; id?: string; children: string }

/** A title that begins upright and ends leaning. */
export function TurningTitle({ as: Title = "h2", id, children }: TurningTitleProps) {
  const [upright, leaning] = turnOf(children)
  return (
    <Title id={id} data-length={textLength(children)}>
      {upright && <MerchantText>{upright}</MerchantText>}{" "}
      <em>
        <MerchantText>{leaning}</MerchantText>
      </em>
    </Title>
  )
}
