/** What a buyer is asked before it is done. */
const QUESTIONS = ["cancel", "confirm", "cancelReturn", "confirmReturn"] as const
export type OrderQuestion = (typeof QUESTIONS)[number]

export const isQuestion = (text: string | null): text is OrderQuestion => QUESTIONS.some((one) => one === text)
