/** The words for a page that broke before its language was known: the only ones that are in the browser's code. */
export const lastResort = {
  errorTitle: "Error Occurred!",
  errorHint: "Something went wrong on our side. Please try again in a moment.",
  refresh: "Refresh",
  clearError: "Clear Error",
  pageNotFound: "Page not found",
  pageNotFoundHint: "The address may be mistyped, or the page has moved.",
  toHome: "Back to the home page",
}
