import type { StaffSignInWords } from "../staff-sign-in-words.ts"

export const zh: StaffSignInWords = {
  title: "员工登录",
  noLink: "这里是商店工作人员的入口。请打开您收到的链接。",
  choose: "请设置密码。以后您将用它登录。",
  password: "密码（至少 8 个字符）",
  send: "登录",
  otherPassword: "请换一个密码：至少 8 个字符，且不要使用常见密码。",
  signedIn: "您已以 {email} 的身份登录。",
  failed: "暂时无法连接到商店。请稍后再试。",
  noScript: "请启用 JavaScript 以便登录。",
}
