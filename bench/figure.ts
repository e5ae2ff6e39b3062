/** One line of the results: what was measured, what it may be at most, and what it was; `ok` is null where it was not measured. */
export type Figure = { name: string; limit: string; measured: string; ok: boolean | null }

export const milliseconds = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`

/** The duration that this share of all durations does not exceed. */
export function percentile(durations: readonly number[], share: number): number {
  const sorted = durations.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

/** Of two things measured by turns: how they compare, turn by turn, so that what else the machine does hits both. */
export const medianRatio = (ones: readonly number[], others: readonly number[]): number =>
  median(ones.map((one, turn) => one / (others[turn] ?? Number.NaN)))
