import { type SubmitEvent, useState } from "react"
import { REVIEW_PICTURES_MAX, REVIEW_TEXT_MAX } from "../../../domain/constants.ts"
import type { ReviewableLine } from "../../features/orders/read-reviewable.ts"
import { REMARK_FIELDS } from "../../features/orders/remark-fields.ts"
import { PictureField } from "../../features/pictures/picture-field.tsx"
import { useUploads } from "../../features/pictures/use-uploads.ts"
import type { Faults } from "../../shell/faults-of.ts"
import { fill } from "../../shell/fill.ts"
import type { Typed } from "../../shell/form-outcome.ts"
import { useWords } from "../../shell/use-words.ts"
import { Button, ButtonLink } from "../../ui/forms/button.tsx"
import { PostForm } from "../../ui/forms/post-form.tsx"
import { TextArea } from "../../ui/forms/text-area.tsx"
import { useSending } from "../../ui/forms/use-sending.ts"
import { useToast } from "../../ui/overlays/toast.ts"
import { Part } from "../../ui/part.tsx"
import { StarField } from "./star-field.tsx"

type RemarkFormProps = {
  line: ReviewableLine
  /** Where one goes who writes it another time. */
  later: string
  faults: Faults
  typed: Typed | null
}

/** Stars, words and pictures. Pictures go up as they are chosen and survive a refused form. */
export function RemarkForm({ line, later, faults: first, typed }: RemarkFormProps) {
  const words = useWords("order", "remark")
  const toast = useToast()
  const uploads = useUploads(REVIEW_PICTURES_MAX)
  const [length, setLength] = useState(typed?.[REMARK_FIELDS.text]?.length ?? 0)
  const sending = useSending({ faults: first, onDone: () => toast(words.reviewSent, "success") })
  const { isPending, faults } = sending
  const send = (event: SubmitEvent<HTMLFormElement>) =>
    uploads.isLoading ? event.preventDefault() : sending.send(event)
  return (
    <PostForm to={line.url} sending={{ ...sending, send }} encType="multipart/form-data">
      <Part title={words.stars} text={words.starsHint} id="stars">
        <StarField fault={faults[REMARK_FIELDS.stars]} chosen={Number(typed?.[REMARK_FIELDS.stars] ?? 0)} />
      </Part>
      <Part title={words.wordsHeading} text={words.wordsHint}>
        <TextArea
          label={words.yourReview}
          note={words.optional}
          name={REMARK_FIELDS.text}
          rows={5}
          maxLength={REVIEW_TEXT_MAX}
          faults={faults}
          defaultValue={typed?.[REMARK_FIELDS.text]}
          hint={fill(words.letters, { count: length, max: REVIEW_TEXT_MAX })}
          onChange={({ currentTarget }) => setLength(currentTarget.value.length)}
        />
      </Part>
      <Part title={words.picturesHeading} text={fill(words.picturesHint, { count: REVIEW_PICTURES_MAX })}>
        <PictureField uploads={uploads} max={REVIEW_PICTURES_MAX} fault={faults.images} />
      </Part>
      <Part title={words.nameHeading}>
        <p>{words.nameShown}</p>
        <div data-slot="form-actions">
          <Button isPending={isPending || uploads.isLoading}>{words.sendReview}</Button>
          <ButtonLink kind="quiet" to={later}>
            {words.later}
          </ButtonLink>
        </div>
      </Part>
    </PostForm>
  )
}
