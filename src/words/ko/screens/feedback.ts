import type { WordsOf } from "../../words.ts"

export const feedback: WordsOf["feedback"] = {
  feedbackTitle: "의견 보내기",
  feedbackText: "쓴소리도 환영합니다. 칭찬은 꼭 전하겠습니다.",
  feedbackCountry: "국가",
  feedbackChoose: "선택하세요",
  feedbackCountryHint: "알맞은 담당자가 답하기 위해서입니다.",
  feedbackPhone: "전화번호",
  feedbackOptional: "선택",
  feedbackMessage: "메시지",
  sendFeedback: "보내기",
  feedbackSent: "잘 받았습니다.",
  feedbackSentText: "감사합니다. 적어 주신 주소로 답장하겠습니다.",
  feedbackBack: "쇼핑 계속하기",
  writeAnother: "하나 더 쓰기",
  quicker: "더 빠르게",
  quickerText: "WhatsApp에서는 사람이 답합니다.",
  aboutParcel: "택배 문의인가요?",
  aboutParcelText: "주문은 따로 문의하지 않아도 조회할 수 있습니다.",
  feedbackFindOrder: "주문 찾기",
}
