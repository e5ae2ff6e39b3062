import { useEffect, useRef } from "react"
import { useWords } from "../../shell/use-words.ts"
import { useHeldPage } from "../navigation/use-held-page.ts"

/** Covers the whole page while everything on it changes; nothing below can be used meanwhile. */
export function LoadingCover() {
  const words = useWords()
  const cover = useRef<HTMLDialogElement>(null)
  useHeldPage(true)
  useEffect(() => {
    const box = cover.current
    box?.showModal()
    return () => box?.close()
  }, [])
  return (
    <dialog
      ref={cover}
      data-slot="loading-cover"
      aria-label={words.loading}
      onCancel={(event) => event.preventDefault()}
    >
      <span data-slot="spinner" role="progressbar" aria-label={words.loading} />
    </dialog>
  )
}
