import { useState } from "react"
import { useRevalidator } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { UploadButton } from "../../features/media/upload-button.tsx"
import { useFormats } from "../../shell/formats.ts"
import { useUnsaved } from "../../shell/unsaved.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Confirm } from "../../ui/confirm.tsx"
import { Field } from "../../ui/field.tsx"
import { TextArea } from "../../ui/input.tsx"
import { Note } from "../../ui/mark.tsx"
import { AltInLanguages } from "./alt-in-languages.tsx"
import { FocusPoint } from "./focus-point.tsx"
import "./media.css"
import { sizeText } from "./size-text.ts"

type PictureDetailProps = CallReply<"GET /api/admin/media/detail"> & {
  languages: CallReply<"GET /api/admin/translation/lists">["list"]
  onGone: () => void
}

const MIDDLE = { x: 50, y: 50 }

/** One picture: what it shows, what stays in sight, and where it is used. */
export function PictureDetail({ picture, uses, counts, languages, onGone }: PictureDetailProps) {
  const t = useWords("media")
  const f = useWords("frame")
  const { number, day } = useFormats()
  const { act, isBusy } = useAct()
  const { revalidate } = useRevalidator()
  const [alt, setAlt] = useState(picture.alt)
  const [focus, setFocus] = useState(picture.focus ?? MIDDLE)
  const [isRemoving, setRemoving] = useState(false)
  const { id, updated_at, width, height, bytes } = picture
  const stored = picture.focus ?? MIDDLE
  const isDirty = alt !== picture.alt || focus.x !== stored.x || focus.y !== stored.y
  useUnsaved(isDirty)
  const used = Object.values(counts).reduce((sum, count) => sum + (count ?? 0), 0)

  async function save() {
    const reply = await act(
      "POST /api/admin/media/save",
      { body: { id, updated_at, alt, focus } },
      { done: f("saved") },
    )
    if (reply.code !== SUCCESS && reply.reason === "notPossibleNow") await revalidate()
  }
  async function remove() {
    const reply = await act("POST /api/admin/media/remove", { body: { id } }, { done: t("removed") })
    setRemoving(false)
    if (reply.code === SUCCESS) onGone()
  }
  return (
    <aside className="sheet peek insp" aria-label={t("picture")}>
      <FocusPoint picture={picture} focus={focus} onChange={setFocus} />
      <div className="in stack" style={{ paddingBlockStart: 14 }}>
        <small className="dim">{t("focusHint")}</small>
        <div className="row">
          <span className="small">{t("focusValue", { x: focus.x, y: focus.y })}</span>
          <Button look="bare" className="push" onClick={() => setFocus(MIDDLE)}>
            {t("middle")}
          </Button>
        </div>
        <Field label={t("alt")} hint={t("altHint", { count: alt.length })}>
          <TextArea rows={2} maxLength={300} value={alt} dir="auto" onChange={(event) => setAlt(event.target.value)} />
        </Field>
        {isDirty && (
          <Button look="do" isBusy={isBusy} onClick={save}>
            {f("save")}
          </Button>
        )}
        <AltInLanguages id={id} languages={languages} />
        <dl className="facts">
          <dt>{t("size")}</dt>
          <dd>
            {width} × {height}, {sizeText(bytes, number)}, {picture.mime.replace("image/", "").toUpperCase()}
          </dd>
          <dt>{t("added")}</dt>
          <dd>{day(picture.createTime)}</dd>
        </dl>
        <div className="field">
          {t("usedIn")}
          {uses.length === 0 ? (
            <p className="dim small">{t("usedNowhere")}</p>
          ) : (
            <ul className="uses">
              {uses.map(({ use, id: thing, name }) => (
                <li key={`${use} ${thing} ${name}`}>
                  <span className="dim">{t(use)}</span> <bdi className="cut">{name}</bdi>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="row">
          <UploadButton
            label={t("replace")}
            progress={isBusy ? { done: 0, all: 1 } : null}
            onFiles={([file]) =>
              file && act("POST /api/admin/media/replace", { query: { id }, file }, { done: t("replaced") })
            }
          />
          {used === 0 && (
            <Button look="danger" onClick={() => setRemoving(true)}>
              {t("remove")}
            </Button>
          )}
        </div>
        {used > 0 && <Note>{t("inUse", { count: used })}</Note>}
      </div>
      <Confirm
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        title={t("removeTitle")}
        verb={t("remove")}
        isBusy={isBusy}
        onConfirm={remove}
      >
        {t("removeHint")}
      </Confirm>
    </aside>
  )
}
