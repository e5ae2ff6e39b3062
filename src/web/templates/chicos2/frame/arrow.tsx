import { ArrowRight } from "../../../ui/icons.tsx"

export const arrow = <ArrowRight size={20} strokeWidth={1.4} aria-hidden="true" data-mirrored />
