import { useState } from "react"
import { useParams } from "react-router"
import type { AdminPicture } from "../../../contract/admin/media-calls.ts"
import { SUCCESS } from "../../../contract/envelope.ts"
import { staffApi } from "../../shell/api.ts"
import { say } from "../../shell/toasts.ts"

/** Uploads pictures one after another; which one is refused is said with its name. */
export function useUpload(onDone: (added: AdminPicture[]) => void) {
  const { shop } = useParams()
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null)

  async function upload(files: readonly File[]): Promise<void> {
    const pictures = files.filter(({ size }) => size > 0)
    if (pictures.length === 0 || progress) return
    const added: AdminPicture[] = []
    for (const [done, file] of pictures.entries()) {
      setProgress({ done, all: pictures.length })
      const reply = await staffApi(shop).ask("POST /api/admin/media/upload", { file })
      if (reply.code === SUCCESS) added.push(reply.data)
      else say(`${file.name}: ${reply.msg}`, { kind: "bad" })
    }
    setProgress(null)
    onDone(added)
  }

  return { upload, progress }
}
