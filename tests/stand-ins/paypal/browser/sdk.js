/*
 * In place of https://www.paypal.com/sdk/js: what of `window.paypal` a page with buttons and card fields uses. Like the true
 * one it puts frames of its own host into the page; what the buyer types and decides stays in them.
 */
;(() => {
  const script = document.currentScript
  const { origin, searchParams } = new URL(script.src)
  const components = (searchParams.get("components") ?? "buttons").split(",")
  const currency = searchParams.get("currency") ?? "USD"
  const environment = origin.includes("sandbox") ? "sandbox" : "production"

  /** Puts a frame into the page; `hear` gets what it says, and the way to say something back. */
  const frame = (container, path, title, hear) => {
    const place = typeof container === "string" ? document.querySelector(container) : container
    if (!place) throw new Error("Element not found")
    const element = document.createElement("iframe")
    element.src = `${origin}${path}`
    element.title = title
    element.style.border = "0"
    element.style.width = "100%"
    const say = (message) => element.contentWindow?.postMessage(message, origin)
    const listen = (event) => {
      if (event.source === element.contentWindow && event.origin === origin) hear(event.data, say)
    }
    addEventListener("message", listen)
    const close = async () => {
      removeEventListener("message", listen)
      element.remove()
    }
    const ready = new Promise((resolve) => element.addEventListener("load", resolve, { once: true }))
    place.append(element)
    return { element, say, close, ready }
  }

  const Buttons = (options = {}) => {
    let shown
    const fail = (error) => options.onError?.(error)
    const begin = async (say) => {
      try {
        options.onClick?.({ fundingSource: "paypal" }, {})
        const orderID = await options.createOrder({ paymentSource: "paypal" }, {})
        say({ type: "sheet", orderID, currency })
      } catch (error) {
        say({ type: "reset" })
        fail(error)
      }
    }
    const approve = async (orderID, say) => {
      const restart = () => say({ type: "sheet", orderID, currency })
      const redirect = (url) => location.assign(url)
      try {
        const approval = { orderID, payerID: "QYR5Z8XDVJNXQ", paymentSource: "paypal" }
        await options.onApprove(approval, { restart, redirect })
      } catch (error) {
        fail(error)
      }
    }
    const hear = ({ type, orderID, message }, say) => {
      if (type === "click") begin(say)
      if (type === "approved") approve(orderID, say)
      if (type === "cancelled") options.onCancel?.({ orderID }, { redirect: (url) => location.assign(url) })
      if (type === "failed") fail(new Error(message))
    }
    return {
      isEligible: () => true,
      hasReturned: () => false,
      render: async (container) => {
        shown = frame(container, "/smart/buttons", "PayPal", hear)
        await shown.ready
        options.onInit?.({}, { enable: async () => {}, disable: async () => {} })
      },
      close: async () => shown?.close(),
    }
  }

  const CardFields = (options = {}) => {
    const fields = new Map()
    const states = new Map()
    const answers = new Map()

    const field = (name) => () => {
      let shown
      const hear = ({ type, ...said }) => {
        if (type === "state") {
          states.set(name, said)
          options.inputEvents?.onChange?.(state(name))
        }
        if (type === "result") answers.get(said.orderID)?.(said.result)
      }
      return {
        render: async (container) => {
          shown = frame(container, `/smart/card-field?name=${name}`, `Card ${name}`, hear)
          fields.set(name, shown)
          await shown.ready
        },
        clear: () => shown?.say({ type: "clear" }),
        focus: () => shown?.element.focus(),
        close: async () => shown?.close(),
        addClass: async () => {},
        removeClass: async () => {},
        setAttribute: async () => {},
        removeAttribute: async () => {},
        setMessage: () => {},
      }
    }
    const state = (emittedBy) => {
      const of = (name) => {
        const { isEmpty = true, isValid = false } = states.get(name) ?? {}
        return { isFocused: false, isEmpty, isValid, isPotentiallyValid: isEmpty || isValid }
      }
      const isFormValid = ["number", "expiry", "cvv"].every((name) => of(name).isValid)
      const errors = ["number", "expiry", "cvv"]
        .filter((name) => !of(name).isValid)
        .map((name) => `INVALID_${name.toUpperCase()}`)
      return {
        cards: [],
        emittedBy,
        isFormValid,
        errors,
        fields: {
          cardNumberField: of("number"),
          cardExpiryField: of("expiry"),
          cardCvvField: of("cvv"),
          cardNameField: of("name"),
        },
      }
    }
    /** The bank asks the buyer, in a frame over the page. */
    const challenge = (orderID) =>
      new Promise((resolve) => {
        const layer = document.createElement("div")
        Object.assign(layer.style, { position: "fixed", inset: "0", zIndex: "2147483647", background: "#0008" })
        document.body.append(layer)
        const asked = frame(layer, `/webapps/helios?token=${orderID}`, "3-D Secure", async ({ type }) => {
          await asked.close()
          layer.remove()
          resolve(type)
        })
        asked.element.style.height = "100%"
      })
    const pay = (orderID) =>
      new Promise((resolve) => {
        answers.set(orderID, resolve)
        fields.get("number").say({ type: "submit", orderID, currency })
      })
    return {
      isEligible: () => true,
      getState: async () => state(),
      NumberField: field("number"),
      ExpiryField: field("expiry"),
      CVVField: field("cvv"),
      NameField: field("name"),
      submit: async () => {
        const [error] = state().errors
        if (error) throw new Error(error)
        const orderID = await options.createOrder({ paymentSource: "card" })
        let result = await pay(orderID)
        if (result === "challenge") result = await challenge(orderID)
        if (result === "cancelled") return options.onCancel?.()
        if (result === "approved") return options.onApprove({ orderID, liabilityShift: "POSSIBLE" })
        if (result === "unauthenticated") return options.onApprove({ orderID, liabilityShift: "NO" })
        options.onError?.(new Error(result))
        throw new Error(result)
      },
    }
  }

  window[script.getAttribute("data-namespace") ?? "paypal"] = {
    version: "5.0.0-stand-in",
    environment,
    FUNDING: { PAYPAL: "paypal", CARD: "card" },
    getFundingSources: () => ["paypal", "card"],
    isFundingEligible: (source) => source === "paypal" || source === "card",
    ...(components.includes("buttons") && { Buttons }),
    ...(components.includes("card-fields") && { CardFields }),
  }
})()
