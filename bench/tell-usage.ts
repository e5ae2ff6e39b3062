import type { Usage } from "./measured-process.ts"

// Loaded into a server that is measured, before its own files: it tells what it has used when it is asked.
process.on("message", (asked) => {
  if (asked !== "usage") return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1000, residentBytes: process.memoryUsage.rss() } satisfies Usage)
})
