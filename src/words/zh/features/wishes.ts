import type { WordsOf } from "../../words.ts"

export const wishes: WordsOf["wishes"] = {
  wishesTitle: "到货通知",
  wishNotedTitle: "已记录。",
  wishNotedText: "到货后我们会给您发送一封邮件，邮件中有取消的链接。",
  wishesForgetText: "要删除此邮箱仍在等待的所有商品吗？",
  wishesForget: "删除",
  wishesForgotten: "已删除。",
  wishesForgottenText: "您不会再收到此类邮件，可随时重新登记。",
  wishLinkUnknown: "该链接已失效。",
  wishLinkUnknownText: "链接已过期，较新的邮件中有新的链接。",
}
