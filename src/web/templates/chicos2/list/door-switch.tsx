import { quotedQuantity, useQuotedQuantity } from "../../../features/catalog/quoted-quantity.ts"
import { useWords } from "../../../shell/use-words.ts"

/** A dozen is what a window holds. */
const DOZEN = 12

/** Which of its two doors every card holds open: the price of one piece, or the one that a shop pays. */
export function DoorSwitch() {
  const words = useWords("goodsList")
  const isShop = useQuotedQuantity() !== null
  const doors = [
    { name: words.forMe, isChosen: !isShop, quantity: null },
    { name: words.forMyShop, isChosen: isShop, quantity: DOZEN },
  ]
  return (
    <fieldset className="door-switch">
      <legend className="visually-hidden">{words.pricesFor}</legend>
      {doors.map(({ name, isChosen, quantity }) => (
        <label key={name}>
          <input
            className="visually-hidden"
            type="radio"
            name="door"
            checked={isChosen}
            onChange={() => quotedQuantity.set(quantity)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
