/** Since when the promotion is hidden, as a day: tomorrow it is shown again. */
const KEY = "promotion_hidden"

const today = () => new Date().toISOString().slice(0, "2026-01-01".length)

export function hidePromotion(): void {
  try {
    localStorage.setItem(KEY, today())
  } catch {
    // Where nothing may be kept it is hidden on this page only.
  }
}

/** For the head of a page: a bar that was hidden today must not be seen for a moment, nor move what is below it. */
export const HIDE_PROMOTION = `try{if(localStorage.getItem("${KEY}")===new Date().toISOString().slice(0,10))document.documentElement.setAttribute("data-promotion","hidden")}catch{}`
