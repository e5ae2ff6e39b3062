const STORED = "vitrine.orders.walk"

/** The orders of the list that one came from, in their order, so that one can go on to the next. */
export const keepWalk = (numbers: readonly string[]): void => sessionStorage.setItem(STORED, numbers.join(","))

export function walkAround(orderNo: string) {
  const numbers = (sessionStorage.getItem(STORED) ?? "").split(",").filter(Boolean)
  const at = numbers.indexOf(orderNo)
  if (at < 0) return null
  return { at, all: numbers.length, previous: numbers[at - 1], next: numbers[at + 1] }
}
