import { data } from "react-router"

/** No such page: 'Page not found'. */
export const pageNotFound = () => data(null, { status: 404 })

/** The address has the wrong shape: 'Page Not Found: {path}'. */
export const wrongAddress = (path: string) => data({ path }, { status: 404 })
