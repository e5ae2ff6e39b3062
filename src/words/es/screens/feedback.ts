import type { WordsOf } from "../../words.ts"

export const feedback: WordsOf["feedback"] = {
  feedbackTitle: "Sus comentarios",
  feedbackText: "Las quejas son bienvenidas y los elogios se transmiten.",
  feedbackCountry: "País",
  feedbackChoose: "Elija",
  feedbackCountryHint: "Para que responda la persona adecuada.",
  feedbackPhone: "Teléfono",
  feedbackOptional: "opcional",
  feedbackMessage: "Mensaje",
  sendFeedback: "Enviar",
  feedbackSent: "Lo tenemos.",
  feedbackSentText: "Gracias. Responderemos a la dirección que nos dio.",
  feedbackBack: "Volver a la tienda",
  writeAnother: "Escribir otro",
  quicker: "Más rápido",
  quickerText: "En WhatsApp responde una persona.",
  aboutParcel: "¿Sobre un paquete?",
  aboutParcelText: "Los pedidos se pueden seguir sin escribirnos.",
  feedbackFindOrder: "Buscar un pedido",
}
