/** Fields of the review form, by the names under which the API says what is wrong. */
export const REMARK_FIELDS = { stars: "stars", text: "content" } as const
