/** How far something has come: `done` of `all`, with the next one lit where it waits for the shop. */
type StepsProps = { done: number; all?: number; isWaiting?: boolean; isOver?: boolean }

/** Four small panes; beside them stands the state in words. */
export function Steps({ done, all = 4, isWaiting = false, isOver = false }: StepsProps) {
  const classOf = (index: number) => {
    if (index < done) return "d"
    return index === done && isWaiting ? "w" : undefined
  }
  return (
    <span className={isOver ? "panes over" : "panes"} aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: panes are their places
        <i key={index} className={classOf(index)} />
      ))}
    </span>
  )
}
