export type Figure = { name: string; figure: string; unit: string }

const LONGEST = 11
const FEWEST = 2
const MOST = 5
const WITH_UNIT = /^(?<figure>.*\d)\s+(?<unit>[^\d\s]{1,6})$/u

/** Attributes that are short and have a digit are figures: "340 mm". Too few of them are none. */
export function figuresOf(attributes: readonly { name: string; value: string }[]): Figure[] {
  const short = attributes.filter(({ value }) => value.length <= LONGEST && /\d/.test(value)).slice(0, MOST)
  if (short.length < FEWEST) return []
  return short.map(({ name, value }) => {
    const { figure = value, unit = "" } = WITH_UNIT.exec(value)?.groups ?? {}
    return { name, figure: figure.replace(/\s*×\s*/g, "×"), unit }
  })
}
