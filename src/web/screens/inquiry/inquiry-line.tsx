import { useState } from "react"
import { MAX_QUANTITY, MIN_QUANTITY } from "../../../domain/constants.ts"
import { type InquiryItem, inquiryList } from "../../features/inquiry/inquiry-list.ts"
import { fill } from "../../shell/fill.ts"
import { useWords } from "../../shell/use-words.ts"
import { TextField } from "../../ui/forms/text-field.tsx"
import { X } from "../../ui/icons.tsx"
import { Link } from "../../ui/navigation/link.tsx"
import { MerchantText } from "../../ui/text.tsx"
import { Thumb } from "../../ui/thumb.tsx"

/** A good on the list: how many pieces, or off it. */
export function InquiryLine({ item }: { item: InquiryItem }) {
  const words = useWords("inquiry")
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <li data-slot="inquiry-line">
      <Thumb src={item.image} />
      <div>
        <h2>
          <Link to={item.url}>
            <MerchantText>{item.name}</MerchantText>
          </Link>
        </h2>
        {item.number && <p data-quiet>{item.number}</p>}
        <TextField
          label={words.inquiryPieces}
          name={`pieces.${item.id}`}
          faults={{}}
          type="number"
          inputMode="numeric"
          min={MIN_QUANTITY}
          max={MAX_QUANTITY}
          value={typed ?? item.total}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            inquiryList.put({ ...item, total: Math.max(MIN_QUANTITY, currentTarget.valueAsNumber || item.total) })
          }}
          onBlur={() => setTyped(null)}
        />
      </div>
      <button
        type="button"
        data-slot="remove"
        aria-label={fill(words.inquiryRemove, { name: item.name })}
        onClick={() => inquiryList.remove(item.id)}
      >
        <X size={20} />
      </button>
    </li>
  )
}
