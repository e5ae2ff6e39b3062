// Stands in for Stripe.js: what the npm loader fetches as https://js.stripe.com/endive/stripe.js. It does what the true one
// is documented to do, as far as a shop sees it. Cards are typed into frames of Stripe's own; this script never sees them.
;(() => {
  const FRAMES = "https://js.stripe.com/endive/"
  const HOOKS = "https://hooks.stripe.com/"
  const API = "https://api.stripe.com/v1/"

  /** A frame, and what is said between it and this page. */
  function openFrame({ src, title, within, isSheet, height = "14rem", hear }) {
    const { origin } = new URL(src)
    const frame = document.createElement("iframe")
    frame.src = src
    frame.title = title
    frame.allow = "payment *"
    Object.assign(frame.style, { border: "0", width: "100%", height })
    if (isSheet) Object.assign(frame.style, { position: "fixed", inset: "0", height: "100%", zIndex: "2147483647" })
    const answers = new Map()
    const listen = ({ source, origin: from, data }) => {
      if (source !== frame.contentWindow || from !== origin) return
      if (data.answerTo === undefined) return hear(data)
      answers.get(data.answerTo)?.(data)
      answers.delete(data.answerTo)
    }
    window.addEventListener("message", listen)
    within.append(frame)
    const say = (message) => frame.contentWindow?.postMessage(message, origin)
    return {
      say,
      ask: (message) =>
        new Promise((resolve) => {
          const ask = crypto.getRandomValues(new Uint32Array(1))[0]
          answers.set(ask, resolve)
          say({ ...message, ask })
        }),
      close: () => {
        window.removeEventListener("message", listen)
        frame.remove()
      },
    }
  }

  function newElement(type) {
    const handlers = new Map()
    const element = {
      on: (event, handler) => {
        handlers.set(event, [...(handlers.get(event) ?? []), handler])
        return element
      },
      off: (event, handler) => {
        handlers.set(
          event,
          (handlers.get(event) ?? []).filter((one) => handler !== undefined && one !== handler),
        )
        return element
      },
      once: (event, handler) => {
        const only = (told) => {
          element.off(event, only)
          handler(told)
        }
        return element.on(event, only)
      },
      unmount: () => {
        element.frame?.close()
        element.frame = undefined
      },
      destroy: () => element.unmount(),
      update: () => element,
      focus: () => element.frame?.say({ kind: "focus" }),
      blur: () => {},
      clear: () => {},
      collapse: () => element,
    }
    const emit = (event, told) => {
      for (const handler of handlers.get(event) ?? []) handler({ elementType: type, ...told })
    }
    return { element, emit }
  }

  const placeOf = (place) => (typeof place === "string" ? document.querySelector(place) : place)

  /** The Payment Element: one frame with a card in it. */
  function paymentElement() {
    const { element, emit } = newElement("payment")
    let state = { empty: true, complete: false }
    element.mount = (place) => {
      element.unmount()
      const hear = ({ kind, ...told }) => {
        if (kind === "change") state = told
        if (kind === "ready") emit("ready")
        if (kind === "change") emit("change", { ...state, collapsed: false, value: { type: "card" } })
      }
      const title = "Secure payment input frame"
      element.frame = openFrame({ src: `${FRAMES}payment-frame.html`, title, within: placeOf(place), hear })
    }
    return Object.assign(element, {
      problem: () =>
        state.complete
          ? null
          : { type: "validation_error", code: "incomplete_number", message: "Your card number is incomplete." },
      confirm: (payment) => element.frame.ask({ kind: "confirm", ...payment }),
    })
  }

  /** The Express Checkout Element: a frame with buttons, and the wallet's sheet once one is pressed. */
  function expressElement(options, elements) {
    const { element, emit } = newElement("expressCheckout")
    let sheet
    const closeSheet = () => {
      sheet?.close()
      sheet = undefined
    }
    const shown = ({ lineItems, shippingRates }) => {
      const { amount, currency } = elements.options
      const sum = (lineItems ?? []).reduce((total, item) => total + item.amount, 0)
      if (sum > amount) throw new Error("The amount is less than the total amount of the line items provided.")
      return { lineItems, shippingRates, amount, currency }
    }
    const changed = (event, told) => {
      emit(event, {
        ...told,
        resolve: (details = {}) => sheet?.say({ kind: "show", ...shown(details) }),
        reject: () => sheet?.say({ kind: "unserviceable" }),
      })
    }
    const openSheet = (expressPaymentType, details) => {
      const first = { kind: "show", ...options, ...details, ...shown({ ...options, ...details }) }
      const hear = ({ kind, ...told }) => {
        if (kind === "ready") sheet.say(first)
        if (kind === "address") changed("shippingaddresschange", told)
        if (kind === "rate") changed("shippingratechange", told)
        if (kind === "cancel") {
          closeSheet()
          emit("cancel")
        }
        if (kind === "pay") {
          // With an address the buyer can do something about it; anything else ends the sheet.
          const paymentFailed = (why = {}) =>
            why.reason?.includes("address") ? sheet?.say({ kind: "failed", ...why }) : closeSheet()
          emit("confirm", { ...told, expressPaymentType, paymentFailed })
        }
      }
      sheet = openFrame({
        src: `${FRAMES}wallet-sheet.html`,
        title: "Wallet",
        within: document.body,
        isSheet: true,
        hear,
      })
    }
    element.mount = (place) => {
      const methods = { applePay: true, googlePay: true, link: true, amazonPay: false, paypal: false, klarna: false }
      const hear = ({ kind, wallet, hasNone }) => {
        if (kind === "ready") emit("ready", { availablePaymentMethods: hasNone ? undefined : methods })
        if (kind === "click") {
          const resolve = (details = {}) => openSheet(wallet, details)
          emit("click", { expressPaymentType: wallet, resolve, reject: () => {} })
        }
      }
      const title = "Secure express checkout frame"
      const src = `${FRAMES}express-frame.html`
      element.frame = openFrame({ src, title, within: placeOf(place), height: `${options.buttonHeight ?? 44}px`, hear })
    }
    return Object.assign(element, {
      problem: () =>
        sheet ? null : { type: "validation_error", code: "incomplete", message: "No wallet was chosen." },
      isChosen: () => sheet !== undefined,
      updateTotal: () => sheet?.say({ kind: "total", ...elements.options }),
      confirm: async (payment) => {
        const answer = await sheet.ask({ kind: "confirm", ...payment })
        if (answer.intent) closeSheet()
        return answer
      },
    })
  }

  function newElements(given) {
    const made = new Map()
    const elements = {
      options: { ...given },
      isSubmitted: false,
      create: (type, options = {}) => {
        const element = type === "expressCheckout" ? expressElement(options, elements) : paymentElement()
        made.set(type, element)
        return element
      },
      getElement: (type) => made.get(type) ?? null,
      update: (changes) => {
        Object.assign(elements.options, changes)
        made.get("expressCheckout")?.updateTotal()
      },
      fetchUpdates: async () => ({}),
      submit: async () => {
        const error = elements.chosen().problem()
        if (error) return { error }
        elements.isSubmitted = true
        return { selectedPaymentMethod: elements.chosen() === made.get("payment") ? "card" : "wallet" }
      },
      /** What the buyer pays with: the wallet whose sheet is open, else the card. */
      chosen: () => {
        const express = made.get("expressCheckout")
        const element = express?.isChosen() ? express : (made.get("payment") ?? express)
        if (!element) throw new Error("There is no element to pay with.")
        return element
      },
    }
    return elements
  }

  const intentIdOf = (clientSecret) => clientSecret.split("_secret_")[0]

  function newStripe(key) {
    const retrieve = async (clientSecret) => {
      const query = new URLSearchParams({ key, client_secret: clientSecret })
      const reply = await fetch(`${API}payment_intents/${intentIdOf(clientSecret)}?${query}`)
      const answer = await reply.json()
      return answer.error ? { error: answer.error } : { paymentIntent: answer }
    }

    /** The bank asks whether it is the cardholder. */
    const challenge = (clientSecret) =>
      new Promise((resolve) => {
        const frame = openFrame({
          src: `${HOOKS}challenge.html`,
          title: "3D Secure",
          within: document.body,
          isSheet: true,
          hear: async ({ kind }) => {
            if (kind !== "ready") return
            const answer = await frame.ask({ kind: "confirm", key, clientSecret })
            frame.close()
            resolve(answer)
          },
        })
      })

    const finished = async (clientSecret, { intent, error }) => {
      if (error) return { error }
      if (intent.status !== "requires_action") return { paymentIntent: intent }
      const after = await challenge(clientSecret)
      if (after.intent?.last_payment_error) return { error: after.intent.last_payment_error }
      return after.error ? { error: after.error } : { paymentIntent: after.intent }
    }

    const isAnother = ({ mode, amount, currency }, intent) =>
      mode === "payment" && (intent.amount !== amount || intent.currency !== currency)

    return {
      _registerWrapper: () => {},
      registerAppInfo: () => {},
      elements: newElements,
      retrievePaymentIntent: retrieve,
      handleNextAction: ({ clientSecret }) => challenge(clientSecret).then((after) => finished(clientSecret, after)),
      confirmPayment: async ({ elements, clientSecret: given, confirmParams = {}, redirect = "always" }) => {
        const { options } = elements
        const clientSecret = given ?? options.clientSecret
        if (options.mode && !elements.isSubmitted)
          throw new Error("elements.submit() must be called before stripe.confirmPayment().")
        const found = await retrieve(clientSecret)
        if (found.error) return found
        if (isAnother(options, found.paymentIntent))
          return {
            error: { type: "invalid_request_error", message: "Elements and the PaymentIntent differ in amount." },
          }
        const problem = elements.chosen().problem()
        if (problem) return { error: problem }
        const result = await finished(clientSecret, await elements.chosen().confirm({ key, clientSecret }))
        if (result.error || redirect === "if_required") return result
        const { id, status } = result.paymentIntent
        const to = new URL(confirmParams.return_url)
        to.searchParams.set("payment_intent", id)
        to.searchParams.set("payment_intent_client_secret", clientSecret)
        to.searchParams.set("redirect_status", status)
        location.assign(to)
        return new Promise(() => {})
      },
    }
  }

  window.Stripe = Object.assign(newStripe, { version: "endive" })
})()
