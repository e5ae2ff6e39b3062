import { useState } from "react"
import { fill } from "../../../shell/fill.ts"
import { useWords } from "../../../shell/use-words.ts"
import { carsIn, chargeTime } from "./charge-time.ts"

type ChargeGaugeProps = { attributes: Parameters<typeof carsIn>[0]; power: number }

/** How long the chosen power takes for the visitor's car. */
export function ChargeGauge({ attributes, power }: ChargeGaugeProps) {
  const words = useWords("item")
  const [chosen, setChosen] = useState(0)
  const cars = carsIn(attributes)
  const car = cars[chosen]
  if (!car || power <= 0) return null
  return (
    <div className="charge">
      <p className="row">
        <span role="status">{fill(words.chargeTime, chargeTime(car, power))}</span>
        <select
          aria-label={words.yourCar}
          value={chosen}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        >
          {cars.map(({ name, capacity }, index) => (
            <option key={name} value={index}>
              {name}, {capacity} kWh
            </option>
          ))}
        </select>
      </p>
      <p className="charge-gauge" aria-hidden="true">
        <span>20</span> <span>80</span>
      </p>
    </div>
  )
}
