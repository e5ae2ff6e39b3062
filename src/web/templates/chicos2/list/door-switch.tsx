import { useWords } from "../../../shell/use-words.ts"

/** Which of its two doors every card holds open: one piece, or what a shop takes. The stylesheet does it: it needs no script. */
export function DoorSwitch() {
  const words = useWords("goodsList")
  return (
    <fieldset className="door-switch">
      <legend className="visually-hidden">{words.pricesFor}</legend>
      {[words.forMe, words.forMyShop].map((name, index) => (
        <label key={name}>
          <input className="visually-hidden" type="radio" name="door" defaultChecked={index === 0} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
