import type { WordsOf } from "../../words.ts"

export const signIn: WordsOf["signIn"] = {
  signInToKeep: "登录后收藏",
  keptRightAfter: "{name} 随后会加入收藏。",
  signInText: "您的订单、地址和优惠券都在这里。",
  signInSide: "很高兴再次见到您。",
  gateParcels: "跟踪每个包裹",
  gateCoupons: "等您使用的优惠券",
  gateAddresses: "地址只需填写一次",
  newHere: "新用户？",
  findGuestOrder: "查找游客订单",
  passwordSet: "新密码已设置，现在可以登录。",
  signInByPasskey: "使用通行密钥登录",
  orElse: "或",
  noPasskey: "没有通行密钥响应",
  noPasskeyText: "操作已取消，或此设备没有本店的通行密钥。密码仍然可用。",
}
