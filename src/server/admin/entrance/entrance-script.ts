/**
 * What runs on the page by which staff come in. The token of a one-time link stands behind the #: it is taken out of the
 * address at once, so that it is in no history, and posted with the password that its owner chooses.
 */
export const ENTRANCE_SCRIPT = `
const form = document.querySelector("form")
const said = document.querySelector("output")
const { password, send } = form.elements
const words = form.dataset
const link = new URLSearchParams(location.hash.slice(1))
history.replaceState(null, "", "/")
if (link.has("token")) {
  said.textContent = words.choose
  form.hidden = false
  password.focus()
}
function headers() {
  const site = link.get("site")
  return { "content-type": "application/json", ...(site && { "x-vitrine-site": site }) }
}
function show({ code, data, msg, reason }) {
  if (code === 1 || reason === "linkInvalid") form.hidden = true
  if (code === 1) said.textContent = words.signedIn.replace("{email}", data.email)
  else said.textContent = reason === "invalidField" ? words.otherPassword : msg
}
form.addEventListener("submit", async (event) => {
  event.preventDefault()
  send.disabled = true
  try {
    const body = JSON.stringify({ token: link.get("token"), password: password.value })
    const reply = await fetch("/api/admin/login/link", { method: "POST", headers: headers(), body })
    show(await reply.json())
  } catch {
    said.textContent = words.failed
  }
  send.disabled = false
})
`
