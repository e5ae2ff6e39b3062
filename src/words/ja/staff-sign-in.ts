import type { StaffSignInWords } from "../staff-sign-in-words.ts"

export const ja: StaffSignInWords = {
  title: "スタッフ用サインイン",
  noLink: "ここはショップで働く方の入り口です。受け取ったリンクを開いてください。",
  choose: "パスワードを設定してください。今後はこのパスワードでサインインします。",
  password: "パスワード（8 文字以上）",
  send: "サインイン",
  otherPassword: "別のパスワードを設定してください。8 文字以上で、多くの人が使うものは避けてください。",
  signedIn: "{email} としてサインインしました。",
  failed: "ショップに接続できません。しばらくしてからもう一度お試しください。",
  noScript: "サインインするには JavaScript を有効にしてください。",
}
