import { figureIn } from "./figure-in.ts"
import { MerchantText } from "./text.tsx"

/** A figure with its unit small beside it; other words as they are. */
export function FigureText({ children }: { children: string }) {
  const figure = figureIn(children)
  if (!figure) return <MerchantText>{children}</MerchantText>
  return (
    <bdi dir="ltr">
      {figure.written}
      {figure.unit && <small>{figure.unit}</small>}
    </bdi>
  )
}
