/** What the inquiry list and the forms say that ask for an offer. Values go in with `fill`: "Page {page}". */
export const inquiry = {
  inquiryText: "Tell us how many, and we write back with an offer.",
  inquiryWho: "Who shall we write to?",
  inquiryCompany: "Company",
  inquiryPhone: "Phone or WhatsApp",
  inquiryCountry: "Which country",
  inquiryMessage: "Message",
  inquiryMessageHint: "Colours, packing, a date, a target price",
  inquiryEmpty: "Nothing to ask about yet.",
  inquiryEmptyHint: "Put goods on the list with “Ask for a price” on their pages.",
  inquirySeeGoods: "Look for goods",
  inquirySentTitle: "Inquiry {number} is with us",
  inquirySentText: "A copy went to your e-mail address. We answer as soon as we can.",
}
