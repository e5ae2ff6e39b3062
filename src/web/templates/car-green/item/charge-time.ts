type Attribute = { name: string; value: string }
type Car = { name: string; capacity: number }

const CAR = /^(?<name>\S.*?),?\s+(?<capacity>\d+(?:[.,]\d+)?)\s?kWh$/u
const SEPARATOR = /\s*[;·|]\s*/
const MINUTES = 60
/** From 20 to 80 percent of a battery, and what is lost on the way into it. */
const CHARGED = 0.6
const LOSS = 1.1

const numberOf = (text: string) => Number(text.replace(",", "."))

/** Cars with their batteries, where an attribute lists them: "Norda Fjord, 64 kWh; Lumen 3, 58 kWh". */
export function carsIn(attributes: readonly Attribute[]): Car[] {
  for (const { value } of attributes) {
    const cars = value.split(SEPARATOR).map((part) => CAR.exec(part)?.groups)
    const found = cars.flatMap((car) =>
      car?.name && car.capacity ? [{ name: car.name, capacity: numberOf(car.capacity) }] : [],
    )
    if (found.length > 0 && found.length === cars.length) return found
  }
  return []
}

export function chargeTime({ capacity }: Car, power: number): { hours: number; minutes: number } {
  const all = Math.round(((capacity * CHARGED * LOSS) / power) * MINUTES)
  return { hours: Math.floor(all / MINUTES), minutes: all % MINUTES }
}
