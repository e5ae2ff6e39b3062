import type { WordsOf } from "../../words.ts"

export const letter: WordsOf["letter"] = {
  letterJoined: "您已订阅。",
  letterJoinedText: "下一封邮件将寄给您，每封邮件都附有退订链接。",
  letterGone: "您已退订。",
  letterGoneText: "您将不再收到邮件，可随时再次订阅。",
  letterUnknown: "此链接已失效。",
  letterUnknownText: "链接一周内有效。请再次输入邮箱，我们会发送新的链接。",
  letterConfirm: "确认",
  letterConfirmTitle: "还差一步",
  letterConfirmText: "是否将邮件寄到此邮箱？",
  letterLeave: "退订",
  letterLeaveText: "不再向此邮箱发送邮件？",
}
