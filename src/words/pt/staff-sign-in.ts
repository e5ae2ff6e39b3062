import type { StaffSignInWords } from "../staff-sign-in-words.ts"

export const pt: StaffSignInWords = {
  title: "Acesso da equipe",
  noLink: "Esta é a entrada de quem trabalha para a loja. Abra o link que você recebeu.",
  choose: "Escolha uma senha. A partir de agora, você entra com ela.",
  password: "Senha (mínimo de 8 caracteres)",
  send: "Entrar",
  otherPassword: "Escolha outra senha: no mínimo 8 caracteres e nenhuma das que muita gente usa.",
  signedIn: "Você entrou como {email}.",
  failed: "Não foi possível acessar a loja. Tente novamente em instantes.",
  noScript: "Ative o JavaScript para entrar.",
}
