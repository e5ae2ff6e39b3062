import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"
import type { GoodForm } from "./good-form.ts"
import type { DraftSpec } from "./variants-draft.ts"

type Value = DraftSpec["values"][number]
type ValueDialogProps = {
  value: Value
  pictures: GoodForm["pictures"]
  onChange: (value: Value) => void
  onClose: () => void
}

/** The colour that a value is shown in, and the picture that goes with it. */
export function ValueDialog({ value, pictures, onChange, onClose }: ValueDialogProps) {
  const t = useWords("good")
  const f = useWords("frame")
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={value.name}
      footer={
        <Button look="firm" onClick={onClose}>
          {f("close")}
        </Button>
      }
    >
      <div className="stack">
        <Field label={t("colour")}>
          <Input
            type="color"
            value={value.colour ?? "#ffffff"}
            onChange={(event) => onChange({ ...value, colour: event.target.value })}
          />
        </Field>
        <Button look="bare" onClick={() => onChange({ ...value, colour: null })}>
          {t("noColour")}
        </Button>
        <fieldset className="field chosen">
          <legend>{t("valuePicture")}</legend>
          <div className="pics">
            {pictures.map(({ id, url }, at) => (
              <button
                key={id}
                type="button"
                className={value.media_id === id ? "pick on" : "pick"}
                aria-pressed={value.media_id === id}
                aria-label={t("pictureAt", { place: at + 1, alt: "" })}
                onClick={() => onChange({ ...value, media_id: value.media_id === id ? null : id })}
              >
                <img className="pic m" src={url} alt="" />
              </button>
            ))}
          </div>
        </fieldset>
      </div>
    </Dialog>
  )
}
