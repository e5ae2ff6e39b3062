/** What lies in the frames. Nothing of it is the shop's, and none of the shop's scripts can read it. */
const page = (title: string, body: string, script: string) => `<!doctype html><html lang="en"><title>${title}</title>
<body>${body}<script>
const tell = (message) => parent.postMessage(message, "*")
const ask = (path, sent) => fetch(path, { method: "POST", body: JSON.stringify(sent) })
const shows = (id, isShown) => { document.getElementById(id).hidden = !isShown }
${script}
</script></body></html>`

/** The button, and in place of PayPal's own window the choice of what the buyer does there. */
export const BUTTONS_PAGE = page(
  "PayPal",
  `<button id="pay" type="button">PayPal</button>
<div id="sheet" hidden>
<button type="button" data-fate="complete">Approve</button>
<button type="button" data-fate="instrumentDeclined">Approve with a card that is declined</button>
<button type="button" data-fate="pending">Approve with money that takes time</button>
<button type="button" id="cancel">Cancel</button>
<button type="button" id="fail">Fail</button>
</div>`,
  `let order
const reset = (isSheet) => { shows("pay", !isSheet); shows("sheet", isSheet) }
addEventListener("message", ({ data, source }) => {
  if (source !== parent) return
  order = data
  reset(data.type === "sheet")
})
document.getElementById("pay").onclick = () => tell({ type: "click" })
for (const button of document.querySelectorAll("[data-fate]")) button.onclick = async () => {
  const { orderID, currency } = order
  const reply = await ask("/smart/api/order/" + orderID + "/approve", { fate: button.dataset.fate, currency })
  reset(false)
  tell(reply.ok ? { type: "approved", orderID } : { type: "failed", message: (await reply.json()).details[0].issue })
}
document.getElementById("cancel").onclick = () => { reset(false); tell({ type: "cancelled", orderID: order.orderID }) }
document.getElementById("fail").onclick = () => { reset(false); tell({ type: "failed", message: "Window closed" }) }`,
)

const LABELS = new Map([
  ["number", ["Card number", "cc-number"]],
  ["expiry", ["Expiry", "cc-exp"]],
  ["cvv", ["Security code", "cc-csc"]],
  ["name", ["Name on card", "cc-name"]],
])

/** One field of the card. The number's frame also sends the card, to PayPal alone. */
export function cardFieldPage(name: string): string | null {
  const [label, purpose] = LABELS.get(name) ?? []
  if (!label) return null
  return page(
    label,
    `<label>${label} <input name="${name}" autocomplete="${purpose}"></label>`,
    `const input = document.querySelector("input")
const lengths = { number: 12, expiry: 4, cvv: 3, name: 1 }
const digits = () => input.value.replace(/\\s/g, "")
const isValid = () => digits().length >= lengths[input.name]
input.oninput = () => tell({ type: "state", isEmpty: input.value === "", isValid: isValid() })
addEventListener("message", async ({ data, source }) => {
  if (source !== parent) return
  if (data.type === "clear") { input.value = ""; input.oninput() }
  if (data.type !== "submit") return
  const { orderID, currency } = data
  const reply = await ask("/smart/api/order/" + orderID + "/card", { number: digits(), currency })
  const { result } = await reply.json()
  tell({ type: "result", orderID, result })
})`,
  )
}

/** The bank's question. */
export const CHALLENGE_PAGE = page(
  "3-D Secure",
  `<button type="button" id="confirm">Confirm</button> <button type="button" id="refuse">Refuse</button>
<button type="button" id="close">Close</button>`,
  `const end = (id, sent, type) => document.getElementById(id).onclick = async () => {
  const orderID = new URLSearchParams(location.search).get("token")
  if (sent) await ask("/smart/api/order/" + orderID + "/approve", sent)
  tell({ type })
}
end("confirm", { fate: "complete" }, "approved")
end("refuse", { fate: "instrumentDeclined" }, "unauthenticated")
end("close", null, "cancelled")`,
)
