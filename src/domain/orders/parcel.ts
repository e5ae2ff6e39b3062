/** A line of an order and what has become of its pieces. */
export interface LinePieces {
  readonly quantity: number
  /** That have left, in whichever parcel. */
  readonly shipped: number
  /** That will not be sent. */
  readonly cancelled: number
}

/** Pieces of a line that are still to be sent. */
export function piecesLeft({ quantity, shipped, cancelled }: LinePieces): number {
  return Math.max(0, quantity - shipped - cancelled)
}

/** Whether nothing of an order is left to be sent: with its last piece it is on its way (8). */
export function hasAllLeft(lines: readonly LinePieces[]): boolean {
  return lines.every((line) => piecesLeft(line) === 0)
}

/** Whether a parcel can hold so many pieces of the lines: of each at least one, and no more than are left. */
export function canLeave(
  lines: ReadonlyMap<number, LinePieces>,
  pieces: readonly { id: number; quantity: number }[],
): boolean {
  return (
    pieces.length > 0 &&
    pieces.every(({ id, quantity }) => {
      const line = lines.get(id)
      return line !== undefined && quantity > 0 && quantity <= piecesLeft(line)
    })
  )
}
