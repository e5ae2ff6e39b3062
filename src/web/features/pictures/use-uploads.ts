import { useEffect, useRef, useState } from "react"
import { PICTURE_MAX_BYTES } from "../../../domain/constants.ts"
import { fill } from "../../shell/fill.ts"
import { useShell } from "../../shell/shell.ts"
import { useWords } from "../../shell/use-words.ts"
import { inMegabytes } from "./in-megabytes.ts"
import { uploadPicture } from "./upload-picture.ts"

export type Upload = {
  key: number
  name: string
  /** An address that only this page knows. */
  preview: string
  bytes: number
  /** How much has been sent, from 0 to 1. */
  sent: number
  url: string | null
  fault: string | null
}

/** Pictures on their way to the shop, one after the other, as soon as they are chosen. */
export function useUploads(max: number) {
  const words = useWords("order")
  const language = useShell()?.lang ?? "en"
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const count = useRef(0)
  const turn = useRef(Promise.resolve())
  const leaving = useRef(new AbortController())
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const change = (key: number, to: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...to } : one)))

  async function send(key: number, file: File): Promise<void> {
    const { signal } = leaving.current
    if (signal.aborted) return
    const onProgress = (sent: number) => change(key, { sent })
    const outcome = await uploadPicture(file, { language, unavailable: words.pictureFailed, onProgress, signal })
    change(key, "url" in outcome ? { url: outcome.url, sent: 1 } : { fault: outcome.fault })
  }

  function add(files: readonly File[]) {
    const room = max - uploads.filter(({ fault }) => fault === null).length
    for (const file of files.slice(0, room)) {
      count.current += 1
      const key = count.current
      const isTooLarge = file.size > PICTURE_MAX_BYTES
      const fault = isTooLarge
        ? fill(words.pictureTooLarge, { size: inMegabytes(file.size), max: inMegabytes(PICTURE_MAX_BYTES) })
        : null
      const preview = isTooLarge ? "" : URL.createObjectURL(file)
      const upload: Upload = { key, name: file.name, preview, bytes: file.size, sent: 0, url: null, fault }
      setUploads((all) => [...all, upload])
      if (!isTooLarge) turn.current = turn.current.then(() => send(key, file))
    }
  }

  function remove({ key, preview }: Upload) {
    if (preview) URL.revokeObjectURL(preview)
    setUploads((all) => all.filter((one) => one.key !== key))
  }

  const isLoading = uploads.some(({ url, fault }) => url === null && fault === null)
  return { uploads, add, remove, isLoading }
}

export type Uploads = ReturnType<typeof useUploads>
