import type { WordsOf } from "../../words.ts"

export const letter: WordsOf["letter"] = {
  letterJoined: "구독이 완료되었습니다.",
  letterJoinedText: "다음 소식지부터 보내 드립니다. 모든 메일에 구독 취소 링크가 있습니다.",
  letterGone: "구독이 취소되었습니다.",
  letterGoneText: "더 이상 메일을 보내지 않습니다. 언제든 다시 구독할 수 있습니다.",
  letterUnknown: "더 이상 사용할 수 없는 링크입니다.",
  letterUnknownText: "링크는 일주일 동안 유효합니다. 주소를 다시 입력하면 새 링크를 보내 드립니다.",
  letterConfirm: "확인하기",
  letterConfirmTitle: "한 단계 남았습니다",
  letterConfirmText: "이 주소로 소식지를 보내 드릴까요?",
  letterLeave: "구독 취소",
  letterLeaveText: "이 주소로 더 이상 보내지 않을까요?",
}
