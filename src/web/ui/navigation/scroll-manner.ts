/** Smoothly, but for those whom movement troubles. */
export const scrollManner = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth"
