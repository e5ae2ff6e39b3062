import { useState } from "react"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import type { Conflict, SentField } from "./good-form.ts"

type ConflictDialogProps = {
  conflicts: readonly Conflict[]
  onClose: () => void
  /** With the fields of which the own words stay. */
  onChoose: (mine: ReadonlySet<string>) => void
}

const WORDS = {
  dnames: "name",
  subtitle: "subtitle",
  dno: "number",
  moq: "moq",
  onSale: "onSale",
  isEncrypted: "locked",
  selfActivity: "selfActivity",
  taxClass: "taxClass",
  rank: "rank",
  description: "description",
  video: "video",
  attributes: "facts",
  seo: "seo",
  categories: "categories",
  tags: "tags",
  relations: "goesWith",
  pictures: "pictures",
} as const satisfies Record<SentField, string>

/** What a colleague has changed meanwhile beside what was typed here: one of both stays. */
export function ConflictDialog({ conflicts, onClose, onChoose }: ConflictDialogProps) {
  const t = useWords("good")
  const f = useWords("frame")
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set(conflicts.map(({ field }) => field)))
  const keep = (field: string, isMine: boolean) =>
    setMine(new Set(isMine ? [...mine, field] : [...mine].filter((each) => each !== field)))
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={t("conflictTitle")}
      footer={
        <>
          <Button onClick={onClose}>{f("cancel")}</Button>
          <Button look="firm" onClick={() => onChoose(mine)}>
            {t("takeChosen")}
          </Button>
        </>
      }
    >
      <p>{t(conflicts.length > 0 ? "conflictHint" : "conflictNothing")}</p>
      {conflicts.map(({ field, mine: own, theirs }) => (
        <fieldset key={field} className="field chosen conflict">
          <legend>{t(WORDS[field])}</legend>
          <label className="row">
            <input
              type="radio"
              className="box"
              name={field}
              checked={mine.has(field)}
              onChange={() => keep(field, true)}
            />
            <span className="two">
              <bdi>{own}</bdi>
              <span>{t("mine")}</span>
            </span>
          </label>
          <label className="row">
            <input
              type="radio"
              className="box"
              name={field}
              checked={!mine.has(field)}
              onChange={() => keep(field, false)}
            />
            <span className="two">
              <bdi>{theirs}</bdi>
              <span>{t("theirs")}</span>
            </span>
          </label>
        </fieldset>
      ))}
    </Dialog>
  )
}
