import { data } from "react-router"

/** The shop itself cannot be read: no page is missing, so search engines must not take any away. */
export const shopUnavailable = () => data(null, { status: 503 })
