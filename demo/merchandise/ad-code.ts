/** An advert of the shop's own at the foot of its public pages, as a merchant would paste it. */
export const adCode = `<aside id="honk-advert" lang="en" aria-label="Advertisement">
  Advertisement: HONK HONK, the print shop next door. Your logo on anything that stands still.
</aside>
<script>
  const advert = document.getElementById("honk-advert")
  Object.assign(advert.style, {
    padding: "20px",
    background: "#111111",
    color: "#ffffff",
    font: "16px/1.5 sans-serif",
    textAlign: "center",
  })
</script>`
