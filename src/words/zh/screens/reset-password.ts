import type { WordsOf } from "../../words.ts"

export const resetPassword: WordsOf["resetPassword"] = {
  resetTitle: "忘记密码？",
  resetText: "谁都会遇到这种事。",
  stepOf: "第 {step} 步，共 {steps} 步",
  codeHint: "如果该邮箱有账户，一分钟内会收到验证码邮件。",
  sendCode: "发送验证码",
  sendAgain: "重新发送",
  backToSignIn: "返回登录",
  resetSide: "一封邮件，一个验证码，完成。",
  codeOnce: "验证码只能使用一次",
  codeMinutes: "三十分钟内有效",
  codePrivate: "仅限您与我们之间",
  lookIntoMail: "请查看邮箱",
  lookIntoSpam: "也请查看垃圾邮件文件夹。",
  codeOnItsWay: "邮件正在发送",
  codeOnItsWayText: "如果该邮箱有账户，邮件会送达。验证码在三十分钟内有效，仅可使用一次。",
  mailedCode: "邮件中的验证码",
  savePassword: "保存密码",
  otherDevicesOut: "保存后，其他设备会退出登录。",
  otherEmail: "换个邮箱",
}
