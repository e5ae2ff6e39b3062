/** What the steps of a purchase say together: cart, checkout, and the thanks behind them. Values go in with `fill`: "Page {page}". */
export const purchase = {
  steps: "Steps",
  checkOut: "Checkout",
  stepDone: "Done",
  sumGoods: "Goods",
  pieceCount: "{count} {count:piece|pieces}",
  sumFreight: "Freight",
  sumFree: "Free",
  sumTotal: "Total",
  weightOf: "Weight {weight}",
  yourGift: "Your gift",
  minimumTitle: "Please match the minimum order number",
  minimumMissing: "[{name}] needs {count} more.",
  lineOffSale: "No longer sold",
  lineShort: "Only {count} left",
  deliveredIn: "Delivered in {days} {days:day|days}",
}
