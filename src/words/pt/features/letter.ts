import type { WordsOf } from "../../words.ts"

export const letter: WordsOf["letter"] = {
  letterJoined: "Já está na lista.",
  letterJoinedText: "A próxima carta chega até si. Cada uma tem uma ligação para a cancelar.",
  letterGone: "Já não está na lista.",
  letterGoneText: "Não receberá mais cartas. Pode voltar quando quiser.",
  letterUnknown: "Esta ligação já não é válida.",
  letterUnknownText: "As ligações valem uma semana. Escreva de novo o seu endereço e receberá outra.",
  letterConfirm: "Confirmar",
  letterConfirmTitle: "Mais um passo",
  letterConfirmText: "A carta deve chegar a este endereço?",
  letterLeave: "Sair da lista",
  letterLeaveText: "Não devem chegar mais cartas a este endereço?",
}
