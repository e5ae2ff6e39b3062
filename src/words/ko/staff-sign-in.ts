import type { StaffSignInWords } from "../staff-sign-in-words.ts"

export const ko: StaffSignInWords = {
  title: "직원 로그인",
  noLink: "상점에서 일하는 분들을 위한 입구입니다. 받으신 링크를 열어 주세요.",
  choose: "비밀번호를 정해 주세요. 앞으로 이 비밀번호로 로그인합니다.",
  password: "비밀번호(8자 이상)",
  send: "로그인",
  otherPassword: "다른 비밀번호를 정해 주세요. 8자 이상이어야 하며 많은 사람이 쓰는 비밀번호는 사용할 수 없습니다.",
  signedIn: "{email}(으)로 로그인했습니다.",
  failed: "상점에 연결할 수 없습니다. 잠시 후 다시 시도해 주세요.",
  noScript: "로그인하려면 JavaScript를 켜 주세요.",
}
