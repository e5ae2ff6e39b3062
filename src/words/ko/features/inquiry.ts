import type { WordsOf } from "../../words.ts"

export const inquiry: WordsOf["inquiry"] = {
  inquiryText: "수량을 알려 주시면 견적을 보내 드립니다.",
  inquiryWho: "누구에게 답장할까요?",
  inquiryCompany: "회사",
  inquiryPhone: "전화 또는 WhatsApp",
  inquiryCountry: "거주 국가",
  inquiryMessage: "메시지",
  inquiryMessageHint: "색상, 포장, 날짜, 희망 가격",
  inquiryEmpty: "아직 문의할 상품이 없습니다.",
  inquiryEmptyHint: "상품 페이지의 ‘가격 문의하기’로 추가하세요.",
  inquirySeeGoods: "상품 찾기",
  inquirySentTitle: "문의 {number}이(가) 접수되었습니다",
  inquirySentText: "사본을 이메일로 보냈습니다. 최대한 빨리 답변드리겠습니다.",
}
