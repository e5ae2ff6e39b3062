/** Who wants to be told when a variant is there again. */
export const writeWish = (variantId: number, email: string) => ({ body: { detail_id: variantId, email } })
