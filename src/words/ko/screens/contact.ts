import type { WordsOf } from "../../words.ts"

export const contact: WordsOf["contact"] = {
  contactTitle: "연락처",
  contactText: "사람이 직접 답합니다. 질문에 맞는 담당자를 고르세요.",
  peopleOnWhatsapp: "WhatsApp 담당자",
  otherWays: "다른 방법",
  openMap: "지도 열기",
  praiseAndBlame: "칭찬, 불만, 아이디어",
  feedbackForm: "의견 양식",
}
