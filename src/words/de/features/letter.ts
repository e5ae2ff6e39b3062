import type { WordsOf } from "../../words.ts"

export const letter: WordsOf["letter"] = {
  letterJoined: "Sie stehen auf der Liste.",
  letterJoinedText: "Der nächste Brief kommt zu Ihnen. In jedem steht ein Link, der ihn abbestellt.",
  letterGone: "Sie stehen nicht mehr auf der Liste.",
  letterGoneText: "Es kommen keine Briefe mehr. Sie können sich jederzeit wieder eintragen.",
  letterUnknown: "Dieser Link gilt nicht mehr.",
  letterUnknownText: "Links gelten eine Woche. Geben Sie Ihre Adresse noch einmal ein, dann kommt ein neuer.",
  letterConfirm: "Bestätigen",
  letterConfirmTitle: "Noch ein Schritt",
  letterConfirmText: "Soll der Brief an diese Adresse kommen?",
  letterLeave: "Abbestellen",
  letterLeaveText: "Sollen keine Briefe mehr an diese Adresse kommen?",
}
