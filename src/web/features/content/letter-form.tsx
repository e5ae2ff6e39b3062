import { useState } from "react"
import { LETTER_ASKING_PATH } from "../../../domain/site/route-address.ts"
import { useWords } from "../../shell/use-words.ts"
import { useSending } from "../../ui/forms/use-sending.ts"
import { useAddress } from "../../ui/navigation/link.tsx"

type LetterFieldProps = { placeholder: string; className?: string }

/** Asks for the shop's letter. It answers where it stands; without scripts a page does. */
export function LetterField({ placeholder, className = "letter" }: LetterFieldProps) {
  const words = useWords()
  const [isSent, setSent] = useState(false)
  const { send, isPending, faults } = useSending({ onDone: () => setSent(true) })
  const fault = faults.email ?? faults[""]
  return (
    <div data-slot="letter-form">
      <form
        className={className}
        method="post"
        action={useAddress(LETTER_ASKING_PATH)}
        noValidate
        aria-busy={isPending || undefined}
        onSubmit={send}
      >
        <input
          type="email"
          name="email"
          autoComplete="email"
          aria-label={words.emailAddress}
          aria-invalid={fault ? true : undefined}
          placeholder={placeholder}
        />
        <button type="submit" aria-disabled={isPending || undefined}>
          {words.join}
        </button>
      </form>
      <p role="status" data-slot="letter-answer">
        {fault ?? (isSent ? words.letterSent : "")}
      </p>
    </div>
  )
}
