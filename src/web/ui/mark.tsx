const PARTS = [1, 2, 3, 4]

/** Four parts that count: steps, the strength of a password, how far an order is. What they say is said in words beside them. */
export function Mark({ lit }: { lit: number }) {
  return (
    <span data-slot="mark" aria-hidden="true">
      {PARTS.map((part) => (
        <i key={part} data-on={part <= lit ? "" : undefined} />
      ))}
    </span>
  )
}
