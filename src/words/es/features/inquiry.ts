import type { WordsOf } from "../../words.ts"

export const inquiry: WordsOf["inquiry"] = {
  inquiryText: "Dinos cuántos y te respondemos con una oferta.",
  inquiryWho: "¿A quién escribimos?",
  inquiryCompany: "Empresa",
  inquiryPhone: "Teléfono o WhatsApp",
  inquiryCountry: "Qué país",
  inquiryMessage: "Mensaje",
  inquiryMessageHint: "Colores, embalaje, fecha, precio objetivo",
  inquiryEmpty: "Aún no hay nada que consultar.",
  inquiryEmptyHint: "Añade artículos con «Pedir precio» en sus páginas.",
  inquirySeeGoods: "Buscar artículos",
  inquirySentTitle: "Hemos recibido la consulta {number}",
  inquirySentText: "Hemos enviado una copia a tu correo. Respondemos lo antes posible.",
}
