// What the stand-in's frames have in common: they talk to the page around them and, with the card, to Stripe alone.
const API = "https://api.stripe.com/v1/"

window.say = (message) => parent.postMessage(message, "*")

/** Answers the page's questions; `hear` gets all else that it says. */
window.listen = (answer, hear = () => {}) => {
  window.addEventListener("message", async ({ source, data }) => {
    if (source !== parent) return
    if (data.ask === undefined) return hear(data)
    window.say({ answerTo: data.ask, ...(await answer(data)) })
  })
  window.say({ kind: "ready" })
}

window.postToStripe = async (path, form) => {
  const reply = await fetch(`${API}${path}`, { method: "POST", body: new URLSearchParams(form) })
  const answer = await reply.json()
  return answer.error ? { error: answer.error } : { intent: answer }
}

/** Pays with a card, or with an account where the number is an IBAN. */
window.payWith = (number, { key, clientSecret }) => {
  const plain = number.replaceAll(" ", "")
  const [type, field] = /^[A-Z]/.test(plain) ? ["sepa_debit", "iban"] : ["card", "number"]
  return window.postToStripe(`payment_intents/${clientSecret.split("_secret_")[0]}/confirm`, {
    key,
    client_secret: clientSecret,
    "payment_method_data[type]": type,
    [`payment_method_data[${type}][${field}]`]: plain,
  })
}
