import type { WordsOf } from "../../words.ts"

export const inquiry: WordsOf["inquiry"] = {
  inquiryText: "Diga-nos quantos e respondemos com uma proposta.",
  inquiryWho: "A quem escrevemos?",
  inquiryCompany: "Nome da empresa",
  inquiryPhone: "Telefone ou WhatsApp",
  inquiryCountry: "Que país",
  inquiryMessage: "Mensagem",
  inquiryMessageHint: "Cores, embalagem, data, preço pretendido",
  inquiryEmpty: "Ainda nada a perguntar.",
  inquiryEmptyHint: "Adicione artigos com «Pedir preço» nas suas páginas.",
  inquirySeeGoods: "Procurar artigos",
  inquirySentTitle: "Recebemos o pedido {number}",
  inquirySentText: "Enviámos uma cópia para o seu e-mail. Respondemos assim que possível.",
}
