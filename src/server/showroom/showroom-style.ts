/** The showroom's own look: it belongs to no template. */
export const SHOWROOM_STYLE = `
*, ::before, ::after { box-sizing: border-box }
:root { --ink: #17181b; --quiet: #5b5f66; --line: #d9d6cf; --ground: #f5f3ee; --accent: #1f3fd6 }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
h1, h2, p, ul { margin: 0; padding: 0 }
ul { list-style: none }
a { color: inherit }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
.page { inline-size: min(90rem, 100% - 2rem); margin-inline: auto; padding-block: clamp(2rem, 6vw, 5rem) }
h1 { font-size: clamp(2rem, 6vw, 4.5rem); line-height: 1; letter-spacing: -0.03em; text-wrap: balance }
.intro { margin-block: 1rem 2rem; max-inline-size: 40rem; color: var(--quiet); font-size: 1.125rem }
.filter { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem; margin-block: 0.5rem }
.filter > span { min-inline-size: 5.5rem; color: var(--quiet) }
.filter a, .bar a, .bar button, .bar select {
  display: inline-flex; align-items: center; min-block-size: 2.5rem; padding-inline: 0.9rem; border: 1px solid var(--line);
  border-radius: 99px; background: #fff; color: inherit; font: inherit; text-decoration: none; cursor: pointer }
.filter [aria-current], .bar [aria-current], .bar .open { border-color: var(--ink); background: var(--ink); color: #fff }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(24rem, 100%), 1fr)); gap: 2.5rem 2rem;
  margin-block-start: 2.5rem }
.card { position: relative; display: grid; gap: 0.25rem }
.card h2 { font-size: 1.25rem; line-height: 1.3 }
.card h2 a { text-decoration: none }
.card h2 a::after { content: ""; position: absolute; inset: 0; border-radius: 0.75rem }
.card:hover h2 a { text-decoration: underline }
.card p { color: var(--quiet) }
.pictures { position: relative; margin-block-end: 0.75rem; padding-inline-end: 2.5rem }
.pictures img { display: block; inline-size: 100%; block-size: auto; border-radius: 0.5rem; background: #e4e1da }
.pictures .wide { box-shadow: 0 1px 2px #0002, 0 12px 32px #0001 }
.pictures .narrow { position: absolute; inset-block-end: -0.75rem; inset-inline-end: 0; inline-size: 22%;
  border: 3px solid #fff; box-shadow: 0 1px 3px #0003, 0 10px 24px #0002 }
.live { display: grid; grid-template-rows: auto 1fr; min-block-size: 100vh; min-block-size: 100dvh }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.25rem; padding: 0.75rem 1rem;
  border-block-end: 1px solid var(--line); background: #fff }
.bar h1 { font-size: 1.125rem; letter-spacing: 0; line-height: 1.3 }
.bar h1 small { display: block; color: var(--quiet); font-size: 0.8125rem; font-weight: 400 }
.bar div, .bar form { display: flex; align-items: center; flex-wrap: wrap; gap: 0.5rem }
.bar .open { margin-inline-start: auto }
.stage { container-type: inline-size; position: relative; overflow: hidden; min-block-size: 32rem }
iframe { display: block; border: 0; background: #fff }
.stage[data-width="desktop"] iframe { position: absolute; inset-block-start: 0; left: 0; inline-size: 1440px;
  block-size: calc(100% * 1440px / 100cqi); block-size: calc(100% / min(1, tan(atan2(100cqi, 1440px))));
  transform-origin: 0 0; scale: min(1, tan(atan2(100cqi, 1440px))) }
@container (inline-size > 1440px) { .stage[data-width="desktop"] iframe { inline-size: 100% } }
.stage[data-width="phone"] { display: grid; place-items: center; padding: 1.5rem 0 }
.stage[data-width="phone"] iframe { inline-size: min(390px, 100%); block-size: min(844px, 100%); min-block-size: 40rem;
  border-radius: 1.5rem; box-shadow: 0 0 0 8px #17181b, 0 20px 60px #0003 }
`
