import { SCREENS } from "../../domain/site/screens.ts"
import { greeting, nameOf } from "./greeting.ts"
import type { MailContents } from "./mail-kinds.ts"
import type { MailPage } from "./mail-page.ts"
import type { Writing } from "./mail-writing.ts"

export function welcomePage({ userName, coupon }: MailContents["welcome"], { shop, say, link }: Writing): MailPage {
  const name = nameOf(userName)
  const subject = say("welcomeSubject", { shop: shop.title })
  return {
    subject,
    title: name ? say("welcomeTitle", { name }) : subject,
    parts: [
      { part: "words", text: say("welcomeText") },
      ...(coupon
        ? [{ part: "words", text: say("welcomeCoupon") } as const, { part: "ticket", text: coupon } as const]
        : []),
      { part: "button", label: say("startShopping"), link: link("/") },
    ],
  }
}

export function resetCodePage({ userName, code, minutes }: MailContents["resetCode"], writing: Writing): MailPage {
  const { say, format } = writing
  return {
    subject: say("resetCodeSubject"),
    title: say("resetCodeTitle"),
    greeting: greeting(writing, userName),
    parts: [
      { part: "words", text: say("resetCodeText") },
      { part: "code", code },
      { part: "words", text: say("resetCodeValid", { duration: format.minutes(minutes) }) },
      { part: "words", text: say("resetCodeUnasked") },
    ],
  }
}

export function emailCodePage({ userName, code, minutes }: MailContents["emailCode"], writing: Writing): MailPage {
  const { say, format } = writing
  return {
    subject: say("emailCodeSubject"),
    title: say("emailCodeTitle"),
    greeting: greeting(writing, userName),
    parts: [
      { part: "words", text: say("emailCodeText") },
      { part: "code", code },
      { part: "words", text: say("resetCodeValid", { duration: format.minutes(minutes) }) },
      { part: "words", text: say("emailCodeUnasked") },
    ],
  }
}

export function emailChangedPage({ userName }: MailContents["emailChanged"], writing: Writing): MailPage {
  const { say } = writing
  return {
    subject: say("emailChangedSubject"),
    title: say("emailChangedTitle"),
    greeting: greeting(writing, userName),
    parts: [
      { part: "words", text: say("emailChangedText") },
      { part: "words", text: say("changeUnasked") },
    ],
  }
}

export function passwordChangedPage({ userName }: MailContents["passwordChanged"], writing: Writing): MailPage {
  const { say } = writing
  return {
    subject: say("passwordChangedSubject"),
    title: say("passwordChangedTitle"),
    greeting: greeting(writing, userName),
    parts: [
      { part: "words", text: say("passwordChangedText") },
      { part: "words", text: say("changeUnasked") },
    ],
  }
}

export function passkeyAddedPage({ userName, passkey }: MailContents["passkeyAdded"], writing: Writing): MailPage {
  const { say, link } = writing
  return {
    subject: say("passkeyAddedSubject"),
    title: say("passkeyAddedTitle"),
    greeting: greeting(writing, userName),
    parts: [
      { part: "words", text: say("passkeyAddedText", { passkey }) },
      { part: "words", text: say("passkeyUnasked") },
      { part: "button", label: say("toAccount"), link: link(SCREENS.memberCentre.path) },
    ],
  }
}

export function passkeyRemovedPage({ userName, passkey }: MailContents["passkeyRemoved"], writing: Writing): MailPage {
  const { say } = writing
  return {
    subject: say("passkeyRemovedSubject"),
    title: say("passkeyRemovedTitle"),
    greeting: greeting(writing, userName),
    parts: [
      { part: "words", text: say("passkeyRemovedText", { passkey }) },
      { part: "words", text: say("changeUnasked") },
    ],
  }
}

export function staffLinkPage({ name, link }: MailContents["staffLink"], writing: Writing): MailPage {
  const { shop, say } = writing
  return {
    subject: say("staffLinkSubject", { shop: shop.title }),
    title: say("staffLinkTitle"),
    greeting: greeting(writing, name),
    parts: [
      { part: "words", text: say("staffLinkText") },
      { part: "button", label: say("signIn"), link },
    ],
  }
}

/** To whoever asked for the password of the encrypted goods. */
export function accessGrantedPage(asker: { name: string }, password: string, writing: Writing): MailPage {
  const { say, link } = writing
  return {
    subject: say("accessGrantedSubject"),
    title: say("accessGrantedTitle"),
    greeting: greeting(writing, asker.name),
    parts: [
      { part: "words", text: say("accessGrantedText") },
      { part: "code", code: password },
      { part: "button", label: say("toShop"), link: link("/") },
    ],
  }
}
