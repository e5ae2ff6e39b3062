import { vi } from "vitest"

/** Waits until something has come about; patient, because a busy machine may stand still for seconds. */
export async function soon(comesAbout: () => unknown): Promise<void> {
  await vi.waitUntil(comesAbout, { timeout: 20_000 })
}
