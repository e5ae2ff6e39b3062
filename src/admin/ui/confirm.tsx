import { type ReactNode, useState } from "react"
import { useWords } from "../shell/words.ts"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { Field } from "./field.tsx"
import { Input } from "./input.tsx"

type ConfirmProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** Says what will be lost. */
  children: ReactNode
  /** Names the effect: "Remove 3 goods". */
  verb: string
  /** What has to be typed first, where nothing brings it back. */
  typed?: string
  isBusy?: boolean
  onConfirm: () => void
}

/** Asks before what cannot be undone. */
export function Confirm({ isOpen, onClose, title, children, verb, typed, isBusy, onConfirm }: ConfirmProps) {
  const t = useWords("frame")
  const [text, setText] = useState("")
  const isTyped = typed === undefined || text.trim() === typed
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button look="danger" disabled={!isTyped} isBusy={isBusy} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      <div>{children}</div>
      {typed !== undefined && (
        <Field label={t("typeToConfirm", { text: typed })}>
          <Input value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </Field>
      )}
    </Dialog>
  )
}
