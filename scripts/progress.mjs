import { runProgram } from "./run-program.mjs"

const beatMs = 3000

/** One line while a program works: the sentence, a dot now and then, the time it took. Not on stdout: that is for answers. */
export async function runWithProgress(sentence, program, args, options) {
  const begun = performance.now()
  process.stderr.write(`${sentence} …`)
  const beat = setInterval(() => process.stderr.write("."), beatMs)
  const result = await runProgram(program, args, { ...options, quiet: true })
  clearInterval(beat)
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stderr.write(result.code === 0 ? ` ${seconds} s\n` : " failed\n")
  return result
}
