import upload from "lucide/dist/esm/icons/upload.mjs"
import { useRef } from "react"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"

type UploadButtonProps = {
  label: string
  look?: "firm" | "bare"
  isMultiple?: boolean
  progress: { done: number; all: number } | null
  onFiles: (files: File[]) => void
}

const PICTURES = "image/jpeg,image/png,image/webp,image/avif"

/** Asks for pictures of this device, and says how far they have got. */
export function UploadButton({ label, look, isMultiple = false, progress, onFiles }: UploadButtonProps) {
  const t = useWords("media")
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={PICTURES}
        multiple={isMultiple}
        hidden
        aria-label={label}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ""
        }}
      />
      <Button look={look} icon={upload} isBusy={progress !== null} onClick={() => field.current?.click()}>
        {progress ? t("uploading", { done: progress.done, all: progress.all }) : label}
      </Button>
    </>
  )
}
