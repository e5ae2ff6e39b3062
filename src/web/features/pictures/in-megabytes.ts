const MEGABYTE = 1_048_576

/** Bytes as people read them: 2936012 is "2.8". */
export function inMegabytes(bytes: number): string {
  return String(Math.round((bytes / MEGABYTE) * 10) / 10)
}
