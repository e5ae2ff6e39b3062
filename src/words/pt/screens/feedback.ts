import type { WordsOf } from "../../words.ts"

export const feedback: WordsOf["feedback"] = {
  feedbackTitle: "A sua opinião",
  feedbackText: "As críticas são bem-vindas e os elogios são transmitidos.",
  feedbackCountry: "País",
  feedbackChoose: "Escolha",
  feedbackCountryHint: "Para que responda a pessoa certa.",
  feedbackPhone: "Telefone",
  feedbackOptional: "opcional",
  feedbackMessage: "Mensagem",
  sendFeedback: "Enviar",
  feedbackSent: "Já o temos.",
  feedbackSentText: "Obrigado. Responderemos para o endereço que indicou.",
  feedbackBack: "Voltar à loja",
  writeAnother: "Escrever outra",
  quicker: "Mais rápido",
  quickerText: "No WhatsApp responde uma pessoa.",
  aboutParcel: "Sobre uma encomenda?",
  aboutParcelText: "As encomendas podem ser seguidas sem nos escrever.",
  feedbackFindOrder: "Encontrar uma encomenda",
}
