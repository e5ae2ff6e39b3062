/** What was cached under a name in this browser; null where nothing readable is there or nothing may be cached. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null")
  } catch {
    return null
  }
}

export function forgetStored(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Where nothing may be cached there is nothing to forget.
  }
}

/** Keeps a value in this browser. Where that is forbidden or full the shop goes on without. */
export function writeStored(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Private windows and full disks are no reason to trouble the shopper.
  }
}
