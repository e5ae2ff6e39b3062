/** The picture before or after; behind the last one comes the first. */
export function stepPicture(index: number, count: number, step: 1 | -1): number {
  return count > 0 ? (index + step + count) % count : 0
}

/** Where a chosen variant's picture stands among those of the good; null where it has none there. */
export function indexOfPicture(images: readonly string[], chosen: string | null): number | null {
  const index = chosen === null ? -1 : images.indexOf(chosen)
  return index < 0 ? null : index
}
