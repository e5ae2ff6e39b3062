import { LetterForm } from "../../../features/content/letter-form.tsx"
import { useShop } from "../../../shell/shell.ts"
import { useWords } from "../../../shell/use-words.ts"
import { Text } from "../../../ui/text.tsx"

/** The invitation to the letter and its coupon; a shop without one says its slogan there. */
export function FooterLetter() {
  const { content, siteCoupon, slogan, description, name } = useShop()
  const words = useWords()
  const letter = siteCoupon && content.letter
  return (
    <div className="footer-lead">
      <Text className="footer-say">{letter ? letter.title : slogan || name}</Text>
      <Text>{letter ? letter.text : description}</Text>
      {letter && <LetterForm placeholder={words.emailPlaceholder} />}
    </div>
  )
}
