/** What only the favourites say. Values go in with `fill`: "Page {page}". */
export const favourites = {
  favouriteCount: "{count} kept",
  noFavourites: "Nothing kept yet",
  noFavouritesText: "Press the heart on anything you like. It waits here, on every screen.",
}
