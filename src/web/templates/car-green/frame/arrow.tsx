import { ArrowRight } from "../../../ui/icons.tsx"

/** On a round button that leads on. */
export const arrow = <ArrowRight size={22} strokeWidth={2} aria-hidden="true" data-mirrored />
