/** The list of orders. */
export const orders = {
  orderCount: "{count} {count:order|orders} so far. The fuller the mark, the further the parcel.",
  status: "Status",
  statusAll: "All",
  searchOwnOrders: "Search your orders",
  searchOwnPlaceholder: "Number, goods or name",
  range: "{from} to {to} of {count}",
  emptyTitle: "No orders here.",
  emptyStatus: "Nothing has this status at the moment.",
  emptyFound: "Nothing matches “{keywords}”.",
  emptyYet: "What you buy is listed here, with its parcel, returns and reviews.",
  startShopping: "Start shopping",
}
