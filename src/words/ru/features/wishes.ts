import type { WordsOf } from "../../words.ts"

export const wishes: WordsOf["wishes"] = {
  wishesTitle: "Снова в наличии",
  wishNotedTitle: "Записали.",
  wishNotedText: "Мы напишем вам один раз, когда товар появится. В письме есть ссылка, которая это отменяет.",
  wishesForgetText: "Забыть всё, чего ещё ждёт этот адрес?",
  wishesForget: "Забыть",
  wishesForgotten: "Забыли.",
  wishesForgottenText: "Таких писем больше не будет. Вы можете попросить снова в любое время.",
  wishLinkUnknown: "Эта ссылка больше не действует.",
  wishLinkUnknownText: "Она слишком старая. В более новом письме есть новая ссылка.",
}
