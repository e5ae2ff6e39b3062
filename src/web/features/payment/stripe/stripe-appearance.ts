import type { Appearance } from "@stripe/stripe-js"
import { plainColour } from "./plain-colour.ts"

/** How the shop's own fields look, as the browser has computed it, for the form in Stripe's frames. */
export function stripeAppearance(within: HTMLElement): Appearance {
  const sample = within.appendChild(document.createElement("div"))
  sample.dataset.slot = "field"
  sample.innerHTML = `<input hidden tabindex="-1"><p data-slot="field-fault"></p><small data-quiet></small>`
  const look = (selector: string) => getComputedStyle(sample.querySelector(selector) ?? sample)
  const field = look("input")
  const colour = (value: string) => plainColour(value)
  const appearance: Appearance = {
    theme: "stripe",
    variables: {
      colorBackground: colour(field.backgroundColor),
      colorText: colour(getComputedStyle(within).color),
      colorTextSecondary: colour(look("[data-quiet]").color),
      colorDanger: colour(look("[data-slot=field-fault]").color),
      colorPrimary: colour(getComputedStyle(within).getPropertyValue("--link")),
      fontFamily: field.fontFamily,
      fontSizeBase: getComputedStyle(within).fontSize,
      borderRadius: field.borderStartStartRadius,
    },
    rules: { ".Input": { borderColor: colour(field.borderBlockEndColor), boxShadow: "none" } },
  }
  sample.remove()
  return appearance
}
