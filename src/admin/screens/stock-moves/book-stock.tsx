import { type FormEvent, useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import { STAFF_STOCK_REASONS, type StaffStockReason } from "../../../domain/catalog/stock-reasons.ts"
import { readStock } from "../../features/goods/read-typed.ts"
import { say } from "../../shell/toasts.ts"
import { useAct } from "../../shell/use-act.ts"
import { useWords } from "../../shell/words.ts"
import { Button } from "../../ui/button.tsx"
import { Field } from "../../ui/field.tsx"
import { Input, Select } from "../../ui/input.tsx"

type BookStockProps = { variants: readonly { id: number; goodNo: string; stock: number }[] }

/** Pieces that came or went, with the reason. */
export function BookStock({ variants }: BookStockProps) {
  const t = useWords("good")
  const { act, isBusy } = useAct()
  const [variant, setVariant] = useState(variants[0]?.id)
  const [pieces, setPieces] = useState("")
  const [reason, setReason] = useState<StaffStockReason>("delivery")
  const [note, setNote] = useState("")
  const edit = readStock(pieces)

  async function book(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!edit || variant === undefined) return
    const reply = await act("POST /api/admin/goods/stock", { body: { detail_id: variant, ...edit, reason, note } })
    if (reply.code !== SUCCESS) return
    setPieces("")
    setNote("")
    say(t("booked", { count: reply.data.stock }))
  }

  return (
    <section className="sheet" aria-labelledby="book-title">
      <header>
        <h2 id="book-title">{t("changeStock")}</h2>
      </header>
      <form className="in form" onSubmit={book}>
        <Field label={t("variant")}>
          <Select value={variant} onChange={(event) => setVariant(Number(event.target.value))}>
            {variants.map(({ id, goodNo, stock }) => (
              <option key={id} value={id}>
                {`${goodNo} (${stock})`}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("pieces")} hint={t("changeStockHint")}>
          <Input value={pieces} onChange={(event) => setPieces(event.target.value)} />
        </Field>
        <Field label={t("reason")}>
          <Select
            value={reason}
            onChange={(event) => setReason(STAFF_STOCK_REASONS.find((each) => each === event.target.value) ?? reason)}
          >
            {STAFF_STOCK_REASONS.map((each) => (
              <option key={each} value={each}>
                {t(each)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("note")} className="f2">
          <Input value={note} maxLength={300} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <div className="row">
          <Button type="submit" look="firm" isBusy={isBusy} disabled={edit === null}>
            {t("book")}
          </Button>
        </div>
      </form>
    </section>
  )
}
