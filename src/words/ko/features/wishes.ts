import type { WordsOf } from "../../words.ts"

export const wishes: WordsOf["wishes"] = {
  wishesTitle: "재입고 알림",
  wishNotedTitle: "등록되었습니다.",
  wishNotedText: "다시 들어오면 한 번 메일로 알려 드립니다. 메일에 그만두는 링크가 있습니다.",
  wishesForgetText: "이 주소로 기다리는 알림을 모두 삭제할까요?",
  wishesForget: "삭제",
  wishesForgotten: "삭제되었습니다.",
  wishesForgottenText: "이런 메일은 더 이상 오지 않습니다. 언제든 다시 신청할 수 있습니다.",
  wishLinkUnknown: "이 링크는 더 이상 작동하지 않습니다.",
  wishLinkUnknownText: "링크가 오래되었습니다. 더 최근 메일에 새 링크가 있습니다.",
}
