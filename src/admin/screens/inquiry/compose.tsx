import { useWords } from "../../shell/words.ts"
import { Field } from "../../ui/field.tsx"
import { TextArea } from "../../ui/input.tsx"

type ComposeProps = { name: string; text: string; max: number; onText: (text: string) => void }

const TEMPLATES = [
  ["greeting", "greetingText"],
  ["howToPay", "howToPayText"],
  ["leadTime", "leadTimeText"],
] as const

/** The shop's next message, with sentences that are often said. */
export function Compose({ name, text, max, onText }: ComposeProps) {
  const t = useWords("inquiries")
  return (
    <div className="compose">
      <div className="chips">
        {TEMPLATES.map(([label, says]) => (
          <button key={label} type="button" className="chip" onClick={() => onText(text + t(says, { name }))}>
            {t(label)}
          </button>
        ))}
      </div>
      <Field label={t("writeHere", { name })}>
        <TextArea rows={8} dir="auto" maxLength={max} value={text} onChange={(event) => onText(event.target.value)} />
      </Field>
    </div>
  )
}
