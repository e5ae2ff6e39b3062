import camera from "lucide/dist/esm/icons/camera.mjs"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { icon } from "../../ui/icon.tsx"
import { X } from "../../ui/icons.tsx"
import { Mark } from "../../ui/mark.tsx"
import { inMegabytes } from "./in-megabytes.ts"
import { IMAGE_FIELD, PICTURE_FIELD } from "./picture-fields.ts"
import type { Upload, Uploads } from "./use-uploads.ts"

const Camera = icon(camera)

const MARK_PARTS = 4
const TAKEN = "image/jpeg,image/png,image/webp,image/avif"

type PictureFieldProps = { uploads: Uploads; max: number; fault: string | undefined }

/** Pictures for a review or a return: they go up one by one as they are chosen. Without scripts they go with the form. */
export function PictureField({ uploads: { uploads, add, remove }, max, fault }: PictureFieldProps) {
  const words = useWords("order")
  const good = uploads.filter((upload) => upload.fault === null).length
  return (
    <>
      <ul data-slot="uploads">
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} onRemove={() => remove(upload)} />
        ))}
        {good < max && (
          <li>
            <label data-slot="upload-add">
              <Camera />
              <span>{words.addPictures}</span>
              <small data-quiet>{fill(words.pictureCount, { count: good, max })}</small>
              <input
                className="visually-hidden"
                type="file"
                name={PICTURE_FIELD}
                accept={TAKEN}
                multiple
                onChange={({ currentTarget }) => {
                  add([...(currentTarget.files ?? [])])
                  // They are sent by themselves; with the form they would go twice.
                  currentTarget.value = ""
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {fault && (
        <p data-slot="field-fault" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}

function UploadTile({ upload, onRemove }: { upload: Upload; onRemove: () => void }) {
  const words = useWords("order")
  const { name, preview, bytes, sent, url, fault } = upload
  const isLoading = url === null && fault === null
  return (
    <li data-slot="upload" data-state={fault ? "fault" : isLoading ? "loading" : undefined}>
      {fault ? <span role="alert">{fault}</span> : <img src={preview} alt={name} width={132} height={132} />}
      {isLoading && (
        <>
          <span role="progressbar" aria-label={name} aria-valuenow={Math.round(sent * 100)}>
            <Mark lit={Math.floor(sent * MARK_PARTS)} />
          </span>
          <small>{fill(words.pictureSent, { sent: inMegabytes(sent * bytes), size: inMegabytes(bytes) })}</small>
        </>
      )}
      {url && <input type="hidden" name={IMAGE_FIELD} value={url} />}
      {!isLoading && (
        <button type="button" data-slot="remove" aria-label={fill(words.removePicture, { name })} onClick={onRemove}>
          <X size={18} />
        </button>
      )}
    </li>
  )
}
