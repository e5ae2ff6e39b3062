const ATTRIBUTE = "data-screen-styles"
/** A stylesheet for no device is fetched but has no effect. */
const NONE = "not all"
const coming = new Map<string, Promise<void>>()

const sheets = () => document.head.querySelectorAll<HTMLLinkElement>(`link[${ATTRIBUTE}]`)
const addressOf = (sheet: HTMLLinkElement) => sheet.getAttribute("href")

/** In the browser: fetches the stylesheet of a screen, once. It has no effect until it is shown. */
export function fetchStylesheet(address: string): Promise<void> {
  const known = coming.get(address)
  if (known) return known
  if ([...sheets()].some((sheet) => addressOf(sheet) === address)) return Promise.resolve()
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address, media: NONE })
  sheet.setAttribute(ATTRIBUTE, "")
  const loading = new Promise<void>((resolve, reject) => {
    sheet.onload = () => resolve()
    sheet.onerror = () => reject(new Error(`${address} did not come`))
  })
  document.head.append(sheet)
  coming.set(address, loading)
  loading.catch(() => {
    coming.delete(address)
    sheet.remove()
  })
  return loading
}

/** Only the stylesheet of the screen that is shown has effect: a page looks the same from wherever one came. */
export function showStylesheet(address: string | null): void {
  for (const sheet of sheets()) sheet.media = addressOf(sheet) === address ? "" : NONE
}
