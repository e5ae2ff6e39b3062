import { LOCALES, localeOf } from "../../../domain/locales/locales.ts"
import { useWords } from "../../shell/words.ts"
import { Field } from "../../ui/field.tsx"
import { TextArea } from "../../ui/input.tsx"
import type { ReturnShown } from "./steps-taken.tsx"

type AnswerProps = {
  shown: ReturnShown
  canAnswer: boolean
  text: string
  onText: (text: string) => void
  fault: string | undefined
}

const TEMPLATES = [
  ["templateApprove", "templateApproveText"],
  ["templateNew", "templateNewText"],
  ["templateWorn", "templateWornText"],
  ["templateLate", "templateLateText"],
] as const

/** What the buyer is told with the decision; once it was made, what they were told. */
export function Answer({ shown, canAnswer, text, onText, fault }: AnswerProps) {
  const t = useWords("returns")
  if (!canAnswer)
    return shown.answer ? (
      <section className="sheet" aria-labelledby="answer">
        <header>
          <h2 id="answer">{t("answerGiven")}</h2>
        </header>
        <blockquote className="in" dir="auto">
          {shown.answer}
        </blockquote>
      </section>
    ) : null
  const locale = localeOf(shown.language)
  const hint = t("answerHint", { email: shown.email, language: locale ? LOCALES[locale].name : shown.language })
  return (
    <section className="sheet" aria-labelledby="answer">
      <header>
        <h2 id="answer">{t("answer")}</h2>
      </header>
      <div className="in stack">
        <div className="chips">
          {TEMPLATES.map(([name, says]) => (
            <button
              key={name}
              type="button"
              className={text === t(says) ? "chip on" : "chip"}
              aria-pressed={text === t(says)}
              onClick={() => onText(t(says))}
            >
              {t(name)}
            </button>
          ))}
        </div>
        <Field label={t("answer")} hint={hint} fault={fault}>
          <TextArea value={text} maxLength={2000} dir="auto" onChange={(event) => onText(event.target.value)} />
        </Field>
      </div>
    </section>
  )
}
