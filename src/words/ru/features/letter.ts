import type { WordsOf } from "../../words.ts"

export const letter: WordsOf["letter"] = {
  letterJoined: "Вы в списке.",
  letterJoinedText: "Следующее письмо придёт вам. В каждом есть ссылка для отписки.",
  letterGone: "Вы больше не в списке.",
  letterGoneText: "Писем больше не будет. Вы можете вернуться в любое время.",
  letterUnknown: "Эта ссылка больше не действует.",
  letterUnknownText: "Ссылка действует неделю. Введите адрес ещё раз, и придёт новая.",
  letterConfirm: "Подтвердить",
  letterConfirmTitle: "Ещё один шаг",
  letterConfirmText: "Отправлять письма на этот адрес?",
  letterLeave: "Отписаться",
  letterLeaveText: "Больше не отправлять письма на этот адрес?",
}
