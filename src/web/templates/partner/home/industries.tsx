import type { CSSProperties } from "react"
import type { SectionProps, Toned } from "../../../sections/section-props.ts"
import { useWords } from "../../../shell/use-words.ts"
import { figureIn } from "../../../ui/figure-in.ts"
import { FigureText } from "../../../ui/figure-text.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { Text, TextLink } from "../../../ui/text.tsx"
import { HomeChapter } from "./home-chapter.tsx"

type Share = CSSProperties & Record<"--part", number>
/** So narrow a part still shows its figure. */
const LEAST = 9
const SHOWN = 8

/** One bar, drawn to scale: each trade is as wide as its part of the business. */
export function Industries({ title, text, rows, tone, anchor }: Toned<SectionProps["industries"]>) {
  const words = useWords("home")
  const part = (figure: string): Share => ({ "--part": Math.max(LEAST, figureIn(figure)?.value ?? LEAST) })
  return (
    <HomeChapter form="wide" title={title || words.industries} anchor={anchor} tone={tone} head={<Text>{text}</Text>}>
      <ul className="industries">
        {rows.slice(0, SHOWN).map(({ figure, title: name, text: goods, url, image }) => (
          <li key={name} style={part(figure)} data-picture={image ? undefined : "no"}>
            <p className="industry-share">
              <FigureText>{figure}</FigureText>
            </p>
            {image && <Picture src={image} sizes="(max-width: 47.99rem) 35vw, 27vw" />}
            <h3>
              {url ? (
                <TextLink data-cover to={url}>
                  {name}
                </TextLink>
              ) : (
                <Text as="span">{name}</Text>
              )}
            </h3>
            <Text className="note">{goods}</Text>
          </li>
        ))}
      </ul>
    </HomeChapter>
  )
}
