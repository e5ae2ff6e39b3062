import type { Catalogue } from "../catalogue.ts"
import { copy } from "../copy.ts"

export const pages: Catalogue["pages"] = [
  {
    slug: "about",
    pageType: 2,
    title: "The wall is drawn before it is built",
    description: "Raster 71 of Weil am Rhein: sockets and switches on one raster, and how a project runs.",
    content: copy`
      <p>Two boxes in a wall stand 71 millimetres apart, from centre to centre. In 1971 a fitter and a typographer in
      Weil am Rhein thought that this was also a good measure for a catalogue. It was.</p>
      <h2>One measure</h2>
      <p>Frames, inserts, cartons, shelves and this page: everything is a multiple of 71. What fits once fits
      always.</p>
      <h2>How a project runs</h2>
      <ul>
        <li>You send the room list: a spreadsheet, a drawing, or the inquiry list of this shop.</li>
        <li>A planner draws each type of wall and gives it a number and a price, fixed for twelve months.</li>
        <li>A sample frame comes by post.</li>
        <li>Cartons come by storey and room, on the day that you name.</li>
      </ul>
      <h2>Twenty-three people</h2>
      <p>Nine in the hall, six at drawing boards that are screens now, four on the telephone, three who decide about
      white, and one who reads every room list twice.</p>
    `,
  },
  {
    slug: "contact",
    pageType: 7,
    title: "Send the room list",
    description: "Telephone, WhatsApp and the door of Raster 71 in Weil am Rhein.",
    content: copy`
      <p>Any form will do. A photograph of a pencil drawing has been a hotel before.</p>
      <ul>
        <li><strong>Mail</strong>: plan@raster71.example, answered within a working day</li>
        <li><strong>Telephone</strong>: +49 7621 71 10, 7:30 to 17:00</li>
        <li><strong>Showroom</strong>: Hauptstraße 71, 79576 Weil am Rhein, ring twice</li>
      </ul>
      <h2>What we ask first</h2>
      <p>How many types of wall, how many of each, which finish, and when the plasterer leaves.</p>
    `,
  },
  {
    slug: "raster",
    pageType: 4,
    title: "Boxes, depths, clamps",
    description: "What has to be in the wall before our frames go on it.",
    content: copy`
      <h2>Boxes</h2>
      <p>Ø 60 millimetres, 71 from centre to centre, 40 deep for sockets, 61 for anything with USB.</p>
      <h2>Frames</h2>
      <p>81, 152, 223, 294 or 365 millimetres for one to five places. The rim covers a hole that is 4 millimetres too
      large, not 5.</p>
      <h2>Clamps</h2>
      <p>Push-in, 1.5 to 2.5 mm². Strip eleven millimetres; the gauge is on the back of each insert.</p>
    `,
  },
]

export const news: Catalogue["news"] = [
  {
    title: "Why 71 and not 70",
    summary: "A round number would have been wrong by one millimetre a place.",
    picture: "socket-0-close.webp",
    daysAgo: 15,
    content: copy`
      <p>Seventy would have been easier to say. But two boxes of sixty need room for two rims and the plaster between
      them, and that adds up to eleven, not ten.</p>
      <p>Whoever rounds loses a millimetre a place: four in a row of five, and the frame does not close.</p>
    `,
  },
  {
    title: "School in Lörrach, 1,140 places",
    summary: "Nine types of wall, four weeks, three cartons too many.",
    picture: "wall-switch-0-angle.webp",
    daysAgo: 36,
    content: copy`
      <p>Nine types of wall, drawn in two days, priced in one. The cartons came by storey, the ground floor last,
      because that is where the painters were.</p>
      <p>Three cartons came back. They were the ones for the room that had become a corridor.</p>
    `,
  },
  {
    title: "Matt white does not yellow: ten years of samples",
    summary: "A south window in Basel, forty samples, one lamp for comparison.",
    picture: "usb-socket-0-close.webp",
    daysAgo: 57,
    content: copy`
      <p>In 2016 we screwed forty samples to a south window in Basel. This autumn we took them down and laid them beside
      those from the drawer.</p>
      <p>Ours: no difference that the instrument could see. The others: we have painted over the names.</p>
    `,
  },
  {
    title: "The dimmer has ten points again",
    summary: "For two years it had nine. Nobody liked the nine.",
    picture: "dimmer-1-close.webp",
    daysAgo: 80,
    content: copy`
      <p>In 2024 we left out the tenth point, because the scale ended there anyway. Letters came. One had a ruler in
      it.</p>
      <p>The tenth point is back, printed and not moulded, exactly at 300 degrees.</p>
    `,
  },
]
