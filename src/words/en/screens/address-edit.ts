/** What only the form of a known address says. Values go in with `fill`: "Page {page}". */
export const addressEdit = {
  editAddress: "Edit the address",
  editAddressText: "Orders that are on their way keep the old one.",
}
