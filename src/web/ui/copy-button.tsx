import copy from "lucide/dist/esm/icons/copy.mjs"
import { icon } from "./icon.tsx"
import { useToast } from "./overlays/toast.ts"

const Copy = icon(copy)

type CopyButtonProps = {
  text: string
  label: string
  /** What is said when it has been copied. */
  done: string
}

/** A text that can be taken along with one press; where nothing may be copied it is shown. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const toast = useToast()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(done, "success"),
      () => toast(text),
    )
  return (
    <button type="button" data-slot="copy" aria-label={`${label}: ${text}`} onClick={copy}>
      <bdi>{text}</bdi>
      <Copy size={18} />
    </button>
  )
}
