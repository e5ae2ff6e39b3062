/** Since when the promotion is hidden, as a day: tomorrow it is shown again. */
const KEY = "promotion_hidden"

/** By the visitor's own clock: it is their evening that ends. */
const today = () => new Date().toDateString()

export function hidePromotion(): void {
  try {
    localStorage.setItem(KEY, today())
  } catch {
    // Where nothing may be kept it is hidden on this page only.
  }
}

/** For the head of a page: a bar that was hidden today must not be seen for a moment, nor move what is below it. */
export const HIDE_PROMOTION = `try{if(localStorage.getItem("${KEY}")===new Date().toDateString())document.documentElement.setAttribute("data-promotion","hidden")}catch{}`
