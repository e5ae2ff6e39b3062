import type { WordsOf } from "../../words.ts"

export const wishes: WordsOf["wishes"] = {
  wishesTitle: "再入荷のお知らせ",
  wishNotedTitle: "承りました。",
  wishNotedText: "再入荷したら一度だけメールをお送りします。メールには停止用のリンクがあります。",
  wishesForgetText: "このアドレスの入荷待ちをすべて削除しますか？",
  wishesForget: "削除する",
  wishesForgotten: "削除しました。",
  wishesForgottenText: "このようなメールは今後届きません。いつでも再度ご登録いただけます。",
  wishLinkUnknown: "このリンクは無効になりました。",
  wishLinkUnknownText: "リンクが古くなっています。新しいメールに新しいリンクがあります。",
}
