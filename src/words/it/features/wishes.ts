import type { WordsOf } from "../../words.ts"

export const wishes: WordsOf["wishes"] = {
  wishesTitle: "Di nuovo disponibile",
  wishNotedTitle: "Annotato.",
  wishNotedText: "Ti scriveremo una volta, quando torna. L’e-mail contiene un link per smettere.",
  wishesForgetText: "Dobbiamo dimenticare tutto ciò che questo indirizzo attende ancora?",
  wishesForget: "Dimentica",
  wishesForgotten: "Dimenticato.",
  wishesForgottenText: "Non riceverai più queste e-mail. Puoi chiederlo di nuovo quando vuoi.",
  wishLinkUnknown: "Questo link non funziona più.",
  wishLinkUnknownText: "È diventato troppo vecchio. Un’e-mail più recente contiene un link nuovo.",
}
