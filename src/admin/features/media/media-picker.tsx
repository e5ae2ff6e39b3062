import { useEffect, useState } from "react"
import { useParams } from "react-router"
import type { AdminPicture } from "../../../contract/admin/media-calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"
import { loadWords, useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Input } from "../../ui/input.tsx"
import { PictureWall } from "./picture-wall.tsx"
import { UploadButton } from "./upload-button.tsx"
import { useUpload } from "./use-upload.ts"

type MediaPickerProps = { isOpen: boolean; onClose: () => void; onPick: (picture: AdminPicture) => void }

const SHOWN = 60
const PAUSE_MS = 200

/** Chooses a picture of the library, or takes a new one into it. Its words are loaded when it is opened first. */
export function MediaPicker(props: MediaPickerProps) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (props.isOpen && !isReady) void loadWords(["media"]).then(() => setReady(true))
  }, [props.isOpen, isReady])
  return props.isOpen && isReady ? <OpenPicker {...props} /> : null
}

function OpenPicker({ isOpen, onClose, onPick }: MediaPickerProps) {
  const { shop } = useParams()
  const t = useWords("media")
  const f = useWords("frame")
  const [keywords, setKeywords] = useState("")
  const [pictures, setPictures] = useState<readonly AdminPicture[] | null>(null)
  const [chosen, setChosen] = useState<AdminPicture | null>(null)
  const { upload, progress } = useUpload((added) => {
    setPictures((before) => [...added.toReversed(), ...(before ?? [])])
    setChosen(added.at(-1) ?? null)
  })
  useEffect(() => {
    let isLeft = false
    const timer = setTimeout(async () => {
      const query = { page_size: SHOWN, keywords: keywords.trim() || undefined }
      const reply = await staffApi(shop).ask("GET /api/admin/media/lists", { query })
      if (!isLeft && reply.code === SUCCESS) setPictures(reply.data.list)
    }, PAUSE_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [shop, keywords])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("choose")}
      isWide
      footer={
        <>
          <Button onClick={onClose}>{f("cancel")}</Button>
          <Button
            look="firm"
            disabled={!chosen}
            onClick={() => {
              if (chosen) onPick(chosen)
              onClose()
            }}
          >
            {t("chooseThis")}
          </Button>
        </>
      }
    >
      <div className="stack">
        <div className="row">
          <Input
            type="search"
            aria-label={t("search")}
            placeholder={t("search")}
            value={keywords}
            onChange={(event) => setKeywords(event.target.value)}
          />
          <UploadButton label={t("upload")} isMultiple progress={progress} onFiles={upload} />
        </div>
        {pictures?.length === 0 && <p className="dim">{t("nothing")}</p>}
        {pictures && <PictureWall pictures={pictures} chosen={chosen?.id ?? null} onChoose={setChosen} />}
      </div>
    </Dialog>
  )
}
