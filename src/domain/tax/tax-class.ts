/**
 * How goods are taxed. Zero and exempt both cost no tax: a zero rate is a rate of the country, exempt goods are outside of
 * it, and papers must not confuse the two.
 */
export const TAX_CLASSES = ["standard", "reduced", "zero", "exempt"] as const

export type TaxClass = (typeof TAX_CLASSES)[number]
