import { Text } from "../../../ui/text.tsx"
import { figureIn } from "./figure-in.ts"
import { FigureText } from "./figure-text.tsx"

type FigureListProps = { figures: readonly { figure: string; text: string }[] }

/** Large figures, each with what it counts below it. */
export const FigureList = ({ figures }: FigureListProps) => (
  <dl className="figures">
    {figures.map(({ figure, text }) => (
      <div key={figure + text}>
        <Text as="dt">{text}</Text>
        <dd>
          <FigureText {...(figureIn(figure) ?? { figure, unit: "" })} />
        </dd>
      </div>
    ))}
  </dl>
)
