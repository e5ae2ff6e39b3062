/** A number or an amount within a sentence, set apart from it: in Arabic its parts would otherwise change places. */
export const isolated = (text: string): string => `\u2066${text}\u2069`
