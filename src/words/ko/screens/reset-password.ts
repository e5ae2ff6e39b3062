import type { WordsOf } from "../../words.ts"

export const resetPassword: WordsOf["resetPassword"] = {
  resetTitle: "비밀번호를 잊으셨나요?",
  resetText: "누구에게나 있는 일입니다.",
  stepOf: "{steps}단계 중 {step}단계",
  codeHint: "해당 계정이 있으면 1분 안에 코드가 담긴 메일이 도착합니다.",
  sendCode: "코드 보내기",
  sendAgain: "다시 보내기",
  backToSignIn: "로그인으로 돌아가기",
  resetSide: "메일 한 통, 코드 하나면 끝.",
  codeOnce: "코드는 한 번만 사용",
  codeMinutes: "30분 동안 유효",
  codePrivate: "고객님과 저희만 압니다",
  lookIntoMail: "메일을 확인하세요",
  lookIntoSpam: "스팸함도 확인하세요.",
  codeOnItsWay: "메일을 보냈습니다",
  codeOnItsWayText: "해당 주소에 계정이 있으면 도착합니다. 코드는 30분 동안 한 번만 사용할 수 있습니다.",
  mailedCode: "메일의 코드",
  savePassword: "비밀번호 저장",
  otherDevicesOut: "저장하면 다른 모든 기기에서 로그아웃됩니다.",
  otherEmail: "다른 주소",
}
