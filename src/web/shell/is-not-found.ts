import { isRouteErrorResponse } from "react-router"

/** Whether an error means that there is no such page, rather than that something broke. */
export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404
