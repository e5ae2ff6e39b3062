import { useEffect, useRef } from "react"
import { SCREENS } from "../../../domain/site/screens.ts"
import { useWords } from "../../shell/use-words.ts"
import { Empty } from "../../ui/empty.tsx"
import { ButtonLink } from "../../ui/forms/button.tsx"

/** In place of the form, once it was sent. Where that happened on this page, the focus goes to it. */
export function FeedbackSent({ onAnother, isNews }: { onAnother: () => void; isNews: boolean }) {
  const words = useWords("feedback")
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNews) page.current?.focus()
  }, [isNews])
  return (
    <div data-slot="page" ref={page} tabIndex={-1}>
      <Empty title={words.feedbackSent} text={words.feedbackSentText} isPageTitle lit={4}>
        <ButtonLink to="/">{words.feedbackBack}</ButtonLink>
        <ButtonLink kind="quiet" to={SCREENS.feedback.path} onClick={onAnother}>
          {words.writeAnother}
        </ButtonLink>
      </Empty>
    </div>
  )
}
