import type { WordsOf } from "../../words.ts"

export const signIn: WordsOf["signIn"] = {
  signInToKeep: "ログインして保存",
  keptRightAfter: "{name}はログイン後すぐお気に入りに入ります。",
  signInText: "注文、住所、クーポンがここで待っています。",
  signInSide: "またお会いできてうれしいです。",
  gateParcels: "荷物を追跡",
  gateCoupons: "使えるクーポン",
  gateAddresses: "住所の入力は一度だけ",
  newHere: "はじめてですか？",
  findGuestOrder: "ゲスト注文を探す",
  passwordSet: "新しいパスワードを設定しました。ログインできます。",
  signInByPasskey: "パスキーでログイン",
  orElse: "または",
  noPasskey: "パスキーの応答がありません",
  noPasskeyText: "キャンセルされたか、この端末に当店のパスキーがありません。パスワードは引き続き使えます。",
}
