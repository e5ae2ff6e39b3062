import { ArrowRight } from "../../../ui/icons.tsx"

/** After the words of a link that leads on. */
export const arrow = <ArrowRight className="arrow" size={16} aria-hidden="true" />
