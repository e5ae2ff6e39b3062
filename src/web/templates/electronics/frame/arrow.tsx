import { ArrowRight } from "../../../ui/icons.tsx"

/** After the words of a link that leads on. */
export const arrow = <ArrowRight size={18} strokeWidth={2.25} aria-hidden="true" data-mirrored />
