import { useShop } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { Text } from "../../ui/text.tsx"

/** The ways to pay, by name, as the shop tells them. */
export function PaymentNames() {
  const words = useWords()
  const { payments } = useShop().content
  if (payments.length === 0) return null
  return (
    <ul data-slot="payments" aria-label={words.paymentMethods}>
      {payments.map((name) => (
        <Text as="li" key={name}>
          {name}
        </Text>
      ))}
    </ul>
  )
}
