import type { WordsOf } from "../../words.ts"

export const letter: WordsOf["letter"] = {
  letterJoined: "登録が完了しました。",
  letterJoinedText: "次のお便りからお届けします。各メールに配信停止のリンクがあります。",
  letterGone: "登録を解除しました。",
  letterGoneText: "今後お便りは届きません。いつでも再登録できます。",
  letterUnknown: "このリンクは無効になりました。",
  letterUnknownText: "リンクの有効期限は1週間です。もう一度アドレスを入力すると新しいリンクが届きます。",
  letterConfirm: "確認する",
  letterConfirmTitle: "もう一歩です",
  letterConfirmText: "このアドレスにお便りをお届けしますか？",
  letterLeave: "登録を解除する",
  letterLeaveText: "このアドレスへの配信を停止しますか？",
}
