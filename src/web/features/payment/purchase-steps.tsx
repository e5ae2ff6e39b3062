import { SCREENS } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"
import { Steps } from "../../ui/navigation/steps.tsx"

/** Cart, checkout, done: the way of a purchase, and where on it one is. */
export function PurchaseSteps({ now }: { now: "cart" | "checkOut" | "done" }) {
  const words = useWords("purchase")
  const steps = [
    { key: "cart", name: words.cart, lit: 1, ...(now === "checkOut" && { to: SCREENS.cart.path }) },
    { key: "checkOut", name: words.checkOut, lit: 2 },
    { key: "done", name: words.stepDone, lit: 4 },
  ]
  return <Steps label={words.steps} steps={steps} now={now} />
}
