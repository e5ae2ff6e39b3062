import type { WordsOf } from "../../words.ts"

export const resetPassword: WordsOf["resetPassword"] = {
  resetTitle: "パスワードをお忘れですか？",
  resetText: "誰にでもあることです。",
  stepOf: "ステップ {step}／{steps}",
  codeHint: "アカウントがあれば、1分以内にコードのメールが届きます。",
  sendCode: "コードを送信",
  sendAgain: "もう一度送信",
  backToSignIn: "ログインに戻る",
  resetSide: "メール、コード、それで完了。",
  codeOnce: "コードは1回だけ有効",
  codeMinutes: "30分間有効",
  codePrivate: "お客様と当店だけの間で",
  lookIntoMail: "メールをご確認ください",
  lookIntoSpam: "迷惑メールフォルダもご確認ください。",
  codeOnItsWay: "メールを送信しました",
  codeOnItsWayText: "入力されたアドレスにアカウントがあれば届きます。コードは30分間、1回だけ有効です。",
  mailedCode: "メールのコード",
  savePassword: "パスワードを保存",
  otherDevicesOut: "保存すると、ほかのすべての端末からログアウトします。",
  otherEmail: "別のアドレス",
}
