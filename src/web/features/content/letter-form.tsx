import { Form } from "react-router"
import { SCREENS } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"

/** The address for the shop's letter: the sign-up goes on from there. */
export function LetterForm({ placeholder }: { placeholder: string }) {
  const words = useWords()
  return (
    <Form className="letter" method="get" action={SCREENS.signUp.path}>
      <input
        type="email"
        name="email"
        required
        autoComplete="email"
        aria-label={words.emailAddress}
        placeholder={placeholder}
      />
      <button type="submit">{words.join}</button>
    </Form>
  )
}
