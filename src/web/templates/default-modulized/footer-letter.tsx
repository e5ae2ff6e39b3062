import { Form } from "react-router"
import { SCREENS } from "../../../domain/site/screens.ts"
import { useShop } from "../../shell/shell.ts"
import { useMessages } from "../../shell/use-messages.ts"

/** The invitation to the letter and its coupon; a shop without one says its slogan there. */
export function FooterLetter() {
  const { content, siteCoupon, slogan, description, name } = useShop()
  const words = useMessages()
  const letter = siteCoupon && content.letter
  return (
    <div className="footer-lead">
      <p className="footer-say">
        <bdi>{letter ? letter.title : slogan || name}</bdi>
      </p>
      <p>
        <bdi>{letter ? letter.text : description}</bdi>
      </p>
      {letter && (
        <Form className="letter" method="get" action={SCREENS.signUp.path}>
          <input
            type="email"
            name="email"
            required
            autoComplete="email"
            aria-label={words.emailAddress}
            placeholder={words.emailPlaceholder}
          />
          <button type="submit">{words.join}</button>
        </Form>
      )}
    </div>
  )
}
