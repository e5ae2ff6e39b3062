import { useEffect, useState } from "react"
import { useParams } from "react-router"
import type { CallReply } from "../../../contract/calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { centred } from "../../../contract/sections/setting-fields.ts"
import { staffApi } from "../../shell/api.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Field } from "../../ui/field.tsx"
import { Input } from "../../ui/input.tsx"

type Picture = ReturnType<typeof centred>
type Props = { label: string; picture: Picture | null; onChange: (picture: Picture | null) => void }

/** A picture of the shop, and the point of it that stays when it is cut. */
export function PictureChoice({ label, picture, onChange }: Props) {
  const t = useWords("look")
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset className="field choices">
      <legend>{label}</legend>
      {picture ? (
        <FocalPoint picture={picture} onChange={onChange} />
      ) : (
        <span className="dim small">{t("noPicture")}</span>
      )}
      <span className="row">
        <Button onClick={() => setOpen(true)}>{t("changePicture")}</Button>
        {picture && (
          <Button look="bare" onClick={() => onChange(null)}>
            {t("removePicture")}
          </Button>
        )}
      </span>
      {isOpen && (
        <PictureDialog
          onClose={() => setOpen(false)}
          onChoose={(url) => {
            onChange(centred(url))
            setOpen(false)
          }}
        />
      )}
    </fieldset>
  )
}

function FocalPoint({ picture, onChange }: { picture: Picture; onChange: (picture: Picture) => void }) {
  const t = useWords("look")
  const axis = (name: "x" | "y", label: string) => (
    <Field label={label}>
      <Input
        type="number"
        min={0}
        max={100}
        value={picture[name]}
        onChange={(event) => onChange({ ...picture, [name]: Math.min(100, Math.max(0, Number(event.target.value))) })}
      />
    </Field>
  )
  return (
    <>
      <button
        type="button"
        className="focal"
        aria-label={t("focusPoint")}
        onClick={(event) => {
          const box = event.currentTarget.getBoundingClientRect()
          if (event.detail === 0) return
          const share = (part: number, whole: number) => Math.round((100 * part) / whole)
          onChange({
            ...picture,
            x: share(event.clientX - box.left, box.width),
            y: share(event.clientY - box.top, box.height),
          })
        }}
      >
        <img src={picture.url} alt="" />
        <i style={{ left: `${picture.x}%`, top: `${picture.y}%` }} />
      </button>
      <span className="row">
        {axis("x", t("focusAcross"))}
        {axis("y", t("focusDown"))}
      </span>
    </>
  )
}

type Media = CallReply<"GET /api/admin/media/lists">["list"]

function PictureDialog({ onClose, onChoose }: { onClose: () => void; onChoose: (url: string) => void }) {
  const t = useWords("look")
  const { shop } = useParams()
  const [text, setText] = useState("")
  const [media, setMedia] = useState<Media>([])
  useEffect(() => {
    const keywords = text.trim()
    const query = { page_size: "48", ...(keywords && { keywords }) }
    staffApi(shop)
      .ask("GET /api/admin/media/lists", { query })
      .then((reply) => reply.code === SUCCESS && setMedia(reply.data.list))
  }, [shop, text])
  return (
    <Dialog isOpen isWide onClose={onClose} title={t("choosePicture")}>
      <Input
        type="search"
        aria-label={t("choosePicture")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <ul className="wall">
        {media.map(({ id, url, alt }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(url)}>
              <img src={url} alt={alt} loading="lazy" />
              <span className="cut small">{alt || url.split("/").at(-1)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
