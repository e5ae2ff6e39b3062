import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useShop } from "../../../shell/shell.ts"
import { MerchantText, Text } from "../../../ui/text.tsx"
import { Shout } from "../frame/shout.tsx"
import { Strip } from "../frame/strip.tsx"
import { boardLetters } from "./board-letters.ts"
import { HeroBadge } from "./hero-badge.tsx"
import { GoodsSquare, LetterSquare, PlainSquare } from "./hero-squares.tsx"

/** Blocks of letters, in the order of the board. */
const LETTER_INKS = ["yellow", "tomato", "cobalt", "mint", "pink"] as const
/** Squares below a name that does not bounce. */
const BELOW_NAME = 4
const FIRST_SEEN = 2

/** No banner: the shop's name bounces through a board of squares, and those between its letters are goods. */
export function Hero({ hero, goods, shelf, isPageTitle, tone }: Toned<SectionProps["hero"]>) {
  const { name, content } = useShop()
  const Title = isPageTitle ? "h1" : "h2"
  const letters = boardLetters(name)
  const shown = [...(goods ? [goods] : []), ...shelf.filter(({ id }) => id !== goods?.id)]
  const squares = LETTER_INKS.slice(0, letters?.length ?? BELOW_NAME).map((ink, index) => {
    const each = shown[index]
    if (each) return <GoodsSquare key={ink} goods={each} isUrgent={index < FIRST_SEEN} />
    // The shop's own picture stands where goods run out.
    return <PlainSquare key={ink} index={index} image={index === shown.length ? hero.image : null} />
  })
  return (
    <section className="hero" data-tone={tone}>
      <Title className="visually-hidden">
        <MerchantText>{name}</MerchantText> <MerchantText>{hero.title === name ? "" : hero.title}</MerchantText>
      </Title>
      <div className="hero-board" data-form={letters ? "letters" : "name"}>
        {letters ? (
          LETTER_INKS.slice(0, letters.length).flatMap((ink, index) => {
            const letter = <LetterSquare key={`letter ${ink}`} letter={letters[index] ?? ""} ink={ink} />
            // Every second pair is turned round, so that the word goes up and down.
            return index % 2 === 0 ? [letter, squares[index]] : [squares[index], letter]
          })
        ) : (
          <>
            <div className="hero-name" data-ink="yellow">
              <Shout as="p" isDecoration>
                {name}
              </Shout>
            </div>
            {squares}
          </>
        )}
        {hero.action && hero.url && <HeroBadge action={hero.action} eyebrow={hero.eyebrow} url={hero.url} />}
      </div>
      <Text className="hero-text">{hero.text}</Text>
      <Strip kind="loud" texts={[hero.title, ...content.ticker]} />
    </section>
  )
}
