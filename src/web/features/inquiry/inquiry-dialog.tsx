import { type SubmitEvent, useEffect, useId, useState } from "react"
import { SUCCESS } from "../../../contract/envelope.ts"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../../domain/constants.ts"
import { SCREENS } from "../../../domain/site/screens.ts"
import { fill } from "../../shell/fill.ts"
import { useApi } from "../../shell/use-api.ts"
import { useWords } from "../../shell/use-words.ts"
import { X } from "../../ui/icons.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { Dialog } from "../../ui/overlays/dialog.tsx"
import { useToast } from "../../ui/overlays/toast.ts"
import { Picture } from "../../ui/picture.tsx"
import { readItem } from "../catalog/read-goods.ts"
import { type AskedGoods, boundedTotal, inquiryList } from "./inquiry-list.ts"

type InquiryDialogProps = { goods: AskedGoods; isOpen: boolean; onClose: () => void }

/** Puts a good on the inquiry list. It opens with the minimum quantity. */
export function InquiryDialog({ goods, isOpen, onClose }: InquiryDialogProps) {
  const words = useWords()
  const toast = useToast()
  const id = useId()
  const minimum = useMinimum(goods)
  const [typed, setTyped] = useState<string | null>(null)
  function add(event: SubmitEvent) {
    event.preventDefault()
    const { name, image, url } = goods
    const total = boundedTotal(Number(typed ?? minimum.total))
    inquiryList.put({ id: goods.id, name, image, url, number: minimum.number, total })
    toast(words.addedToInquiry, "success")
    setTyped(null)
    onClose()
  }
  return (
    <Dialog slot="inquiry-dialog" label={fill(words.askAbout, { name: goods.name })} isOpen={isOpen} onClose={onClose}>
      <div data-slot="inquiry-picture">
        <Picture src={goods.image} sizes="280px" />
      </div>
      <form data-slot="dialog-form" onSubmit={add}>
        <h2>
          <bdi>{fill(words.askAbout, { name: goods.name })}</bdi>
        </h2>
        <div data-slot="field">
          <label htmlFor={id}>{words.inquiryPieces}</label>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={MIN_QUANTITY}
            max={MAX_QUANTITY}
            value={typed ?? minimum.total}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <button type="submit" data-slot="dialog-submit">
          {words.addToInquiry}
        </button>
        <Link data-slot="dialog-other" to={SCREENS.inquiry.path} onClick={onClose}>
          {words.inquiryOpen}
        </Link>
      </form>
      <button type="button" data-slot="dialog-close" aria-label={words.close} onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </Dialog>
  )
}

/** A card does not know the minimum of its good: it is asked for. */
function useMinimum({ id, total, number }: AskedGoods): { total: number; number: string } {
  const { ask } = useApi()
  const [told, setTold] = useState({ total: total ?? MIN_QUANTITY, number: number ?? "" })
  useEffect(() => {
    if (total !== undefined) return
    let isWanted = true
    ask("GET /api/goods/detail", { query: { id } }).then((reply) => {
      if (!isWanted || reply.code !== SUCCESS) return
      const item = readItem(reply.data)
      setTold({ total: Math.max(MIN_QUANTITY, item.minimumQuantity), number: item.number })
    })
    return () => {
      isWanted = false
    }
  }, [ask, id, total])
  return told
}
