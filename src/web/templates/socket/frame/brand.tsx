import { useShop } from "../../../shell/shell.ts"
import { MerchantText } from "../../../ui/text.tsx"
import { titleLength } from "./title-length.ts"

/** The shop's name; the orange module stands before its last word, or after a name of one word. */
export function Brand() {
  const { name } = useShop()
  const words = name.split(" ")
  const last = words.length > 1 ? words.at(-1) : undefined
  return (
    <span className="brand-name" data-length={titleLength(name)}>
      <MerchantText>{last === undefined ? name : words.slice(0, -1).join(" ")}</MerchantText>{" "}
      <i className="brand-module" aria-hidden="true" /> {last !== undefined && <MerchantText>{last}</MerchantText>}
    </span>
  )
}
