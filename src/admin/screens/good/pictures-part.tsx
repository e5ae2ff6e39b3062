import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine"
import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter"
import arrowLeft from "lucide/dist/esm/icons/arrow-left.mjs"
import arrowRight from "lucide/dist/esm/icons/arrow-right.mjs"
import imagePlus from "lucide/dist/esm/icons/image-plus.mjs"
import x from "lucide/dist/esm/icons/x.mjs"
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react"
import { Controller, useFormContext } from "react-hook-form"
import { SUCCESS } from "../../../contract/envelope.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Icon } from "../../ui/icon.tsx"
import type { GoodForm } from "./good-form.ts"

type Picture = GoodForm["pictures"][number]

function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.filter((_, at) => at !== from)
  const entry = list[from]
  return entry === undefined ? [...list] : [...rest.slice(0, to), entry, ...rest.slice(to)]
}

/** Pictures in their order; the first is the card. */
export function PicturesPart() {
  const t = useWords("good")
  const { control } = useFormContext<GoodForm>()
  return (
    <section className="sheet" id="pictures" aria-labelledby="pictures-title">
      <header>
        <h2 id="pictures-title">{t("pictures")}</h2>
        <span className="dim small">{t("picturesHint")}</span>
      </header>
      <Controller
        control={control}
        name="pictures"
        render={({ field }) => <Pictures pictures={field.value} onChange={field.onChange} />}
      />
    </section>
  )
}

function Pictures({ pictures, onChange }: { pictures: Picture[]; onChange: (pictures: Picture[]) => void }) {
  const t = useWords("good")
  const { act } = useAct()
  const [waiting, setWaiting] = useState(0)
  const [told, setTold] = useState("")
  const latest = useRef(pictures)
  latest.current = pictures

  function move(from: number, to: number): void {
    if (to < 0 || to >= pictures.length || to === from) return
    onChange(moved(pictures, from, to))
    setTold(t("movedTo", { place: to + 1, all: pictures.length }))
  }

  async function take(files: readonly File[]): Promise<void> {
    for (const file of files) {
      setWaiting((count) => count + 1)
      const reply = await act("POST /api/admin/media/upload", { file })
      setWaiting((count) => count - 1)
      if (reply.code === SUCCESS)
        onChange([...latest.current, { id: reply.data.id, url: reply.data.url, alt: reply.data.alt }])
    }
  }

  function onDrop(event: DragEvent): void {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void take([...event.dataTransfer.files])
  }

  return (
    <div className="in shots">
      {pictures.map((picture, at) => (
        <Shot
          key={picture.id}
          {...{ picture, at, move }}
          count={pictures.length}
          onRemove={() => onChange(pictures.filter(({ id }) => id !== picture.id))}
        />
      ))}
      <label className="drop" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        <Icon of={imagePlus} size="l" />
        <span>{waiting > 0 ? t("uploading", { count: waiting }) : t("dropHere")}</span>
        <input
          className="sr"
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={t("addPictures")}
          onChange={(event) => {
            void take([...(event.target.files ?? [])])
            event.target.value = ""
          }}
        />
      </label>
      <span className="sr" role="status">
        {told}
      </span>
    </div>
  )
}

type ShotProps = {
  picture: Picture
  at: number
  count: number
  move: (from: number, to: number) => void
  onRemove: () => void
}

function Shot({ picture, at, count, move, onRemove }: ShotProps) {
  const t = useWords("good")
  const figure = useRef<HTMLElement>(null)
  const [isHeld, setHeld] = useState(false)
  const place = at + 1
  useEffect(() => {
    const element = figure.current
    if (!element) return
    return combine(
      draggable({
        element,
        getInitialData: () => ({ at }),
        onDragStart: () => setHeld(true),
        onDrop: () => setHeld(false),
      }),
      dropTargetForElements({
        element,
        onDrop: ({ source }) => typeof source.data.at === "number" && move(source.data.at, at),
      }),
    )
  }, [at, move])

  function onKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    const isBackwards = document.dir === "rtl" && event.key.match(/Left|Right/)
    move(at, at + (isBackwards ? -step : step))
  }

  return (
    <figure ref={figure} className={isHeld ? "held" : undefined} onKeyDown={onKey}>
      <img src={picture.url} alt={t("pictureAt", { place, alt: picture.alt })} draggable={false} />
      <figcaption>{at === 0 ? t("card") : place}</figcaption>
      <div className="shot-do">
        <Button
          isIconOnly
          icon={arrowLeft}
          aria-label={t("toStart", { place })}
          disabled={at === 0}
          onClick={() => move(at, at - 1)}
        />
        <Button
          isIconOnly
          icon={arrowRight}
          aria-label={t("toEnd", { place })}
          disabled={place === count}
          onClick={() => move(at, at + 1)}
        />
        <Button isIconOnly icon={x} aria-label={t("takeAway", { place })} onClick={onRemove} />
      </div>
    </figure>
  )
}
