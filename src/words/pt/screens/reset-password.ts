import type { WordsOf } from "../../words.ts"

export const resetPassword: WordsOf["resetPassword"] = {
  resetTitle: "Esqueceu-se da palavra-passe?",
  resetText: "Acontece a todos.",
  stepOf: "Passo {step} de {steps}",
  codeHint: "Se uma conta o usar, chega dentro de um minuto uma mensagem com um código.",
  sendCode: "Enviar o código",
  sendAgain: "Enviar de novo",
  backToSignIn: "Voltar ao início de sessão",
  resetSide: "Uma mensagem, um código, pronto.",
  codeOnce: "O código serve uma vez",
  codeMinutes: "Durante trinta minutos",
  codePrivate: "Entre si e nós",
  lookIntoMail: "Veja o seu e-mail",
  lookIntoSpam: "Também na pasta de lixo eletrónico.",
  codeOnItsWay: "A mensagem vai a caminho",
  codeOnItsWayText: "Para o endereço indicado, se uma conta o usar. O código serve uma vez, durante trinta minutos.",
  mailedCode: "Código do e-mail",
  savePassword: "Guardar a palavra-passe",
  otherDevicesOut: "Ao guardar, a sessão termina em todos os outros dispositivos.",
  otherEmail: "Outro endereço",
}
