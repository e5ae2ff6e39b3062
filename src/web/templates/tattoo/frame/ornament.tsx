type OrnamentProps = { sign: "web" | "web-end" | "dagger" | "moon" | "spider" | "star" }

/** A drawing between the goods, as flash sheets have them. */
export const Ornament = ({ sign }: OrnamentProps) => <i className="ornament" data-sign={sign} aria-hidden="true" />
