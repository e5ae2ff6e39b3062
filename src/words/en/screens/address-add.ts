/** What only the form of a new address says. Values go in with `fill`: "Page {page}". */
export const addressAdd = {
  addAddressText: "It is kept for your next orders.",
}
