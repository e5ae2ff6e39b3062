import type { AdminPicture } from "../../../contract/admin/media-calls.ts"
import { pictureCopy } from "../../../domain/catalog/picture-address.ts"
import { useWords } from "../../shell/words.ts"

type PictureWallProps = {
  pictures: readonly AdminPicture[]
  chosen: number | null
  onChoose: (picture: AdminPicture) => void
}

const THUMB_WIDTH = 320

/** A small copy of a picture for lists. */
const thumbOf = (url: string) => pictureCopy(url, THUMB_WIDTH, "webp")

/** Pictures side by side; each says what it shows, or that it says nothing yet. */
export function PictureWall({ pictures, chosen, onChoose }: PictureWallProps) {
  const t = useWords("media")
  return (
    <ul className="wall">
      {pictures.map((picture, index) => (
        <li key={picture.id} className={picture.id === chosen ? "on" : undefined}>
          <button
            type="button"
            data-row={index}
            aria-pressed={picture.id === chosen}
            aria-label={picture.alt || t("noWords")}
            onClick={() => onChoose(picture)}
          >
            <img src={thumbOf(picture.url)} alt="" loading="lazy" />
            <span className="row">
              <bdi className="cut small">{picture.alt || <b className="say-lit">{t("noWords")}</b>}</bdi>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
