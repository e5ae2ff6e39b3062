/** The front of a product, its close-up, its angle, then its other colours. */
export const gallery = (product: string, front: number, ...others: number[]): string[] => [
  `${product}-${front}.webp`,
  `${product}-${front}-close.webp`,
  `${product}-${front}-angle.webp`,
  ...others.map((other) => `${product}-${other}.webp`),
]
