import type { CSSProperties } from "react"

export type PriceSide = { name: string; label: string; text: string; hint: string; onType: (text: string) => void }
type Span = CSSProperties & Record<"--from" | "--to", string>
type PriceSliderProps = { sides: readonly PriceSide[]; least: number; most: number }

/**
 * The same two amounts, drawn along what the goods cost. An end that stands at the edge asks for nothing. It says what it is
 * by the names of the fields, and needs scripts.
 */
export function PriceSlider({ sides, least, most }: PriceSliderProps) {
  const [from = least, to = most] = sides.map(({ text, hint }) => clamp(Number(text || hint), least, most))
  const share = (amount: number) => `${((amount - least) / (most - least)) * 100}%`
  const span: Span = { "--from": share(from), "--to": share(to) }
  const ends = [
    { at: from, edge: least, floor: least, ceiling: to },
    { at: to, edge: most, floor: from, ceiling: most },
  ]
  return (
    <div data-slot="price-slider" style={span}>
      {sides.map(({ name, label, onType }, place) => {
        const { at, edge, floor, ceiling } = ends[place] ?? { at: least, edge: least, floor: least, ceiling: most }
        return (
          <input
            key={name}
            type="range"
            aria-label={label}
            min={least}
            max={most}
            step={1}
            value={at}
            onChange={(event) => {
              const wanted = clamp(Number(event.currentTarget.value), floor, ceiling)
              onType(wanted === edge ? "" : String(wanted))
            }}
          />
        )
      })}
    </div>
  )
}

const clamp = (amount: number, least: number, most: number) => Math.min(Math.max(amount, least), most)
