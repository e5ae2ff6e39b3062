import type { ReactNode } from "react"
import { useFollowing } from "../navigation/use-following.ts"

type ChoiceBoxProps = { name: string; value: string | number; isChosen: boolean; children: ReactNode }

/** One thing to tick. It changes at once and follows the page when that comes. */
export function ChoiceBox({ name, value, isChosen, children }: ChoiceBoxProps) {
  const [isTicked, setTicked] = useFollowing(isChosen)
  return (
    <label data-slot="choice">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isTicked}
        onChange={(event) => setTicked(event.currentTarget.checked)}
      />
      {children}
    </label>
  )
}
