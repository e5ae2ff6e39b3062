const BAR_WIDTH = 40
const STEP_PERCENT = 10

/** Shows how far a long job is: a bar on a terminal, elsewhere a line every ten percent. */
export function progressBar(output: NodeJS.WriteStream, what: string): (done: number, all: number) => void {
  const started = performance.now()
  let nextLine = STEP_PERCENT
  return (done, all) => {
    const percent = Math.floor((100 * done) / all)
    const seconds = (performance.now() - started) / 1_000
    const state = `${percent}% of ${all.toLocaleString("en")} ${what}, ${seconds.toFixed(1)} s`
    if (output.isTTY) {
      const full = Math.round((BAR_WIDTH * done) / all)
      output.write(`\r[${"#".repeat(full)}${"-".repeat(BAR_WIDTH - full)}] ${state}${done === all ? "\n" : ""}`)
    } else if (percent >= nextLine) {
      output.write(`${state}\n`)
      nextLine = percent - (percent % STEP_PERCENT) + STEP_PERCENT
    }
  }
}
