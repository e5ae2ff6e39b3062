import { spawn } from "node:child_process"
import { constants } from "node:os"
import { root } from "./stop.mjs"

const signals = ["SIGINT", "SIGTERM", "SIGHUP"]

/**
 * Runs a program to its end and answers { code, output }. Signals to us are passed on, so nothing is left running.
 * quiet: collect the output instead of showing it. linked: a long-running child in its own process group, which a
 * Ctrl-C reaches only through us and exactly once, and whose IPC channel closes if we are killed.
 */
export function runProgram(program, args, { env = {}, quiet = false, linked = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const shown = quiet ? "pipe" : "inherit"
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: [quiet ? "ignore" : "inherit", shown, shown, ...(linked ? ["ipc"] : [])],
      detached: linked && process.platform !== "win32",
      windowsHide: true,
      timeout: timeoutMs,
    })
    let output = ""
    child.stdout?.setEncoding("utf8").on("data", (text) => (output += text))
    child.stderr?.setEncoding("utf8").on("data", (text) => (output += text))

    let received
    const passOn = (signal) => {
      if (linked && received) return
      received = signal
      // The terminal sends Ctrl-C to every process in front of it: a child beside us has it already.
      if (signal === "SIGINT" && !linked && process.stdin.isTTY) return
      child.kill(signal === "SIGHUP" ? "SIGTERM" : signal)
    }
    for (const signal of signals) process.on(signal, passOn)

    const end = (code, failure = "") => {
      for (const signal of signals) process.off(signal, passOn)
      if (received && !linked) process.exit(128 + constants.signals[received])
      resolve({ code, output: output + failure })
    }
    child.once("error", (failure) => end(127, `${failure.message}\n`))
    child.once("close", (code, signal) => end(code ?? 128 + constants.signals[signal]))
  })
}
