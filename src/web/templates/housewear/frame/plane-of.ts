const PLANES = 4

/** The tint behind a good, the same wherever it stands. */
export const planeOf = ({ id }: { id: number }): number => (id % PLANES) + 1
