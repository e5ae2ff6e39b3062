import { Fragment } from "react"
import type { Money } from "../../../domain/pricing/money.ts"
import { Price } from "./price.tsx"

/** A sentence with amounts in it: `text="{amount} more" amounts={{ amount }}`. Each is set apart from the words around it. */
export function PriceSentence({ text, amounts }: { text: string; amounts: Readonly<Record<string, Money>> }) {
  return text.split(/(\{\w+\})/).map((part, place) => {
    const amount = amounts[part.slice(1, -1)]
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their places.
    return <Fragment key={place}>{amount === undefined ? part : <Price amount={amount} />}</Fragment>
  })
}
