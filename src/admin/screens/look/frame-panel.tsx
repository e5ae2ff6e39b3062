import { FRAME_BLOCKS } from "../../../contract/look.ts"
import { useWords } from "../../shell/words.ts"
import { Field } from "../../ui/field.tsx"
import { Input, Switch, TextArea } from "../../ui/input.tsx"
import type { LookDraft } from "./use-look-draft.ts"

const NAMES = {
  ticker: "frameTicker",
  letter: "frameLetter",
  contact: "frameContact",
  payments: "framePayments",
  friendLinks: "frameFriendLinks",
} as const
const CONTACTS = [
  ["phone", "contactPhone"],
  ["email", "contactEmail"],
  ["address", "contactAddress"],
  ["hours", "contactHours"],
] as const

/** What stands above and below every page. */
export function FramePanel({ draft }: { draft: LookDraft }) {
  const t = useWords("look")
  const { hidden, content } = draft.look
  const { ticker, contact, payments } = content
  const say = (part: Partial<typeof content>) => draft.change({ content: { ...content, ...part } })
  const lines = (text: string, max: number) => text.split("\n").slice(0, max)
  return (
    <section className="sheet" aria-labelledby="frame-parts">
      <header>
        <h2 id="frame-parts">{t("frame")}</h2>
      </header>
      <div className="in stack">
        {FRAME_BLOCKS.map((block) => (
          <Switch
            key={block}
            label={t(NAMES[block])}
            checked={!hidden.includes(block)}
            onChange={(event) =>
              draft.change({
                hidden: event.target.checked ? hidden.filter((each) => each !== block) : [...hidden, block],
              })
            }
          />
        ))}
        <Field label={t("announcement")}>
          <TextArea value={ticker.join("\n")} onChange={(event) => say({ ticker: lines(event.target.value, 12) })} />
        </Field>
        {CONTACTS.map(([name, label]) => (
          <Field key={name} label={t(label)}>
            <Input
              maxLength={300}
              value={contact[name]}
              onChange={(event) => say({ contact: { ...contact, [name]: event.target.value } })}
            />
          </Field>
        ))}
        <Field label={t("framePayments")}>
          <TextArea value={payments.join("\n")} onChange={(event) => say({ payments: lines(event.target.value, 8) })} />
        </Field>
      </div>
    </section>
  )
}
