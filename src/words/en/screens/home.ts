/** What only the home page says. Values go in with `fill`: "Page {page}". */
export const home = {
  newArrivals: "New arrivals",
  hotSales: "Hot sales",
  recommends: "Recommended",
  newsHeading: "News",
  reviewsHeading: "Reviews",
  fromReviews: "from {count} {count:review|reviews}",
  results: "Results",
  resultPlace: "Pos",
  resultName: "Name",
  resultGoods: "Gear",
  resultWords: "Report",
  resultScore: "Score",
}
