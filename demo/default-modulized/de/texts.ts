import { copy } from "../../copy.ts"
import type { TranslatedCatalogue } from "../../translated-catalogue.ts"

export const pages: TranslatedCatalogue["pages"] = {
  about: {
    title: "Ein Laden, vier Viertel",
    description: copy`
      Quarter ist ein Gemischtwarenladen in Portland, Maine: vier Einkäufer, vier Räume und nichts, was wir nicht selbst
      benutzen würden.
    `,
    content: copy`
      <p>Quarter begann 2014 als ein Tisch in der Ecke eines Schiffsausrüsters in der Wharf Street. Der Schiffsausrüster
      ging in den Ruhestand; der Tisch blieb und bekam Beine. Heute sind wir elf Leute, vier davon kaufen ein.</p>
      <h2>Vier Räume</h2>
      <p>Alles, was wir verkaufen, gehört in die Küche, auf den Schreibtisch, ins Wohnzimmer oder auf die Reise. Was
      sich bei uns zu Hause keinen Platz verdienen würde, gibt es hier nicht. Das Hinterzimmer, in dem wir packen,
      verkauft auch seine Kartons, weil immer wieder danach gefragt wurde.</p>
      <h2>Vier Einkäufer</h2>
      <ul>
        <li><strong>Agnes</strong> kauft für die Küche ein. Sie besitzt neun Bräter und kocht für eine Person.</li>
        <li><strong>Piet</strong> kauft für den Schreibtisch ein und schreibt seinen Lieferanten mit der Hand.</li>
        <li><strong>Noor</strong> kauft für das Wohnzimmer ein und misst alles zweimal.</li>
        <li><strong>Ines</strong> kauft für die Reise ein und ist mit einer Handtasche umgezogen.</li>
      </ul>
      <p>Kommen Sie vorbei: 41 Wharf Street, Portland, Maine. Wir haben bis sieben Uhr abends offen, und der Kaffee
      kommt in den Bechern, die wir verkaufen.</p>
    `,
  },
  contact: {
    title: "Kontakt",
    description: copy`
      WhatsApp von 9 bis 18 Uhr, Telefon, E-Mail oder am Ladentisch in der 41 Wharf Street in Portland, Maine.
    `,
    content: copy`
      <p>Ein Mensch antwortet, meist innerhalb von zehn Minuten.</p>
      <ul>
        <li><strong>WhatsApp</strong> und Telefon: +1 207 555 0148, täglich von neun bis achtzehn Uhr</li>
        <li><strong>E-Mail</strong>: hello@quarter.shop, Antwort bis zum nächsten Werktag morgens</li>
        <li><strong>Laden</strong>: 41 Wharf Street, Portland, Maine 04101, zehn bis neunzehn Uhr, sonntags ab
        zwölf</li>
      </ul>
      <h2>Wer wofür da ist</h2>
      <p>Dana für Bestellungen und Pakete. Luis für größere Mengen, Firmen und alles mit Preis auf Anfrage. Moira für
      Rücksendungen und Reparaturen; von ihr stammt auch der Druck auf der Strandtasche, und sie hört gern etwas
      darüber.</p>
      <h2>Presse und Hersteller</h2>
      <p>Wenn Sie etwas herstellen, schicken Sie ein Stück, keinen Katalog. Wir leben eine Saison damit und schreiben
      Ihnen dann einen ehrlichen Brief, wie auch immer wir uns entscheiden.</p>
    `,
  },
  "how-we-choose": {
    title: "Wie wir auswählen",
    description: copy`
      Auf jedes Ding in unserem Regal kommen vierundzwanzig, die nicht hineinkamen: wie vier Einkäufer prüfen, was
      Quarter verkauft.
    `,
    content: copy`
      <p>Auf jedes Ding in unserem Regal kommen vierundzwanzig, die nicht hineinkamen. Letztes Jahr haben wir 9.600
      Dinge angesehen und 402 behalten.</p>
      <h2>Eine Saison zu Hause</h2>
      <p>Jeder Einkäufer lebt drei Monate mit einem Muster, bevor es ein Preisschild bekommt. Es wird im Alltag benutzt,
      einmal falsch gewaschen und an jemanden verliehen, der nicht aufpasst. Was heil zurückkommt, kommt auf die lange
      Liste.</p>
      <h2>Vier Fragen</h2>
      <ul>
        <li>Macht es seine Sache besser als das, was ich schon habe?</li>
        <li>Lässt es sich reparieren, und gibt es das Teil in fünf Jahren noch?</li>
        <li>Weiß ich, wer es gemacht hat, mit Namen?</li>
        <li>Würde ich es jemandem schenken, dessen Urteil ich fürchte?</li>
      </ul>
      <h2>Was wir aussortieren</h2>
      <p>Zweimal im Jahr nehmen wir Dinge wieder aus dem Regal. Welche und warum, steht im Notizbuch, auch wenn wir
      selbst daran schuld sind.</p>
    `,
  },
}

export const news: TranslatedCatalogue["news"] = [
  {
    title: "Wie man ein Nussbaumbrett ölt und wann man aufhört",
    summary: "Ölen, warten, noch einmal ölen. Und vor dem dritten Mal das hier lesen.",
    content: copy`
      <p>Ein neues Brett kommt mit zwei Schichten Leinöl zu Ihnen. Eine dritte trinkt es nach etwa einem Monat, wenn die
      Oberfläche blass wird und sich wie Papier anfühlt.</p>
      <p>Waschen Sie es, lassen Sie es über Nacht stehend trocknen und reiben Sie dann einen Löffel Öl mit der Hand ein.
      Ein Tuch nimmt mehr auf als das Holz. Nach zwanzig Minuten wischen Sie ab, was noch nass ist. Das ist alles.</p>
      <h2>Wann man aufhört</h2>
      <p>Geben Sie einen Tropfen Wasser darauf. Steht er nach fünf Minuten noch, hat das Brett genug. Mehr Öl zieht
      nicht ein; es bleibt oben liegen, wird klebrig und sammelt Krümel. Wir haben Bretter gesehen, die an Fürsorge
      gestorben sind, und sie rochen danach.</p>
      <p>Zweimal im Jahr ist für die meisten Küchen richtig. Nie Olivenöl, und nie die Spülmaschine, nicht ein einziges
      Mal, auch nicht, wenn Sie müde sind.</p>
    `,
  },
  {
    title: "Wir haben elf Produkte aussortiert. Hier steht, warum",
    summary: "Ein Schäler, zwei Leuchten und acht andere haben in diesem Frühjahr das Regal verlassen.",
    content: copy`
      <p>Zweimal im Jahr setzen sich die vier Einkäufer mit dem Retourenbuch zusammen. Was zu oft zurückkommt oder in
      Briefen aus dem falschen Grund vorkommt, wird in die Mitte des Tisches gelegt.</p>
      <ul>
        <li>Der Schäler Coast: liegt wunderbar in der Hand und war im August stumpf.</li>
        <li>Zwei Leseleuchten: Der Hersteller hat einen schlechteren Schalter eingebaut und uns nichts gesagt.</li>
        <li>Fünf Duftsachen: Wir haben noch einmal daran gerochen, nüchtern.</li>
        <li>Die Leinenschürze: Sie lief ein. Zweimal. Nachdem wir gesagt hatten, sie tue es nicht.</li>
        <li>Ein Brotkasten und ein Türstopper, die niemand verteidigen konnte.</li>
      </ul>
      <p>Wenn Sie eines davon besitzen, gilt das Zwei-Jahres-Versprechen wie bisher. Die Ersatzteile bleiben in der
      Schublade. Sollten Sie die Schürze gekauft haben, schreiben Sie Moira; sie hat einen Brief fertig, und er ist
      großzügig.</p>
    `,
  },
  {
    title: "Drei Tage in einem Kabinenkoffer",
    summary: "Ines packt in elf Minuten. Der Trick: zuerst die Schuhe, dann nichts mehr.",
    content: copy`
      <p>Ich reise für diesen Laden etwa vierzigmal im Jahr und habe kein Gepäck mehr aufgegeben seit Lissabon, wo
      meines noch immer auf dem Band kreist.</p>
      <p>Zuerst die Schuhe, Ferse an Spitze entlang der Rollen, mit den Socken darin. Hosen legen Sie quer in den Koffer
      und lassen die Beine heraushängen; Hemden gerollt darauf; dann die Beine über alles zurückschlagen. So entsteht
      ein weiches Paket, das nicht knittert, weil nichts eine Ecke hat.</p>
      <p>Die flache Hälfte ist für das, was man unterwegs braucht: Waschzeug, Ladegerät, ein Pullover, der Reiseadapter.
      Machen Sie zu, solange es noch leicht zugeht.</p>
      <p>Dann die Regel, auf die es ankommt: <strong>Sie dürfen nichts mehr dazulegen</strong>. Wenn Ihnen auf der
      Treppe noch etwas einfällt, brauchen Sie es nicht. Wenn es Ihr Pass ist, schon.</p>
    `,
  },
  {
    title: "Der Frühlingstisch ist gedeckt",
    summary: "Körbe, Töpfe und Leinen für das erste Mittagessen draußen.",
    content: copy`
      <p>Jeden März räumen wir den langen Tisch am Fenster ab und decken ihn für ein Mittagessen, für das es noch zu
      kalt ist. In diesem Jahr steht ein Weidenkorb in der Mitte, daneben die Teekanne Marsch und eine Reihe
      korallenroter Becher, denn nach fünf Monaten Maine braucht man Koralle.</p>
      <p>Die Körbe kommen von zwei Brüdern in Portugal, die Weide nur im Februar schneiden. Es sind zweiundzwanzig, und
      bis Juni gibt es keine weiteren. Der gemächliche Ventilator steht als Zeichen der Zuversicht mit auf dem
      Tisch.</p>
      <p>Ab 160 $ legen wir eine Amber-Kerze in Reisegröße ins Paket, solange der Tisch steht. Er steht, bis es warm
      genug ist, draußen zu essen, oder bis Agnes den Tisch braucht.</p>
    `,
  },
  {
    title: "Ein Besuch bei Harbour Pottery",
    summary: "Vierzig Becher in der Stunde, ein Radio und ein Hund, der nicht an die Sprenkel darf.",
    content: copy`
      <p>Der Schuppen steht unterhalb der Hochwasserlinie, hinter einer Mauer, die seit 1974 zweimal nachgegeben hat.
      Ruth dreht, ihr Sohn glasiert, das Reden übernimmt ein Radio. Vierzig Becher in der Stunde vor dem Mittagessen,
      dreißig danach.</p>
      <p>Wir hatten um eine dünnere Wand gebeten. Ruth drehte uns einen solchen Becher, goss Tee hinein und stellte ihn
      neben die alte Form. Nach zehn Minuten gab sie uns beide in die Hand. Wir zogen die Frage zurück.</p>
      <p>Der Henkel ist gezogen, nicht gegossen, und nach Augenmaß angesetzt. Deshalb passen drei Finger hinein: ihre.
      Die Jadeglasur besteht aus Kupfer und Holzasche und kommt hinten im Ofen anders heraus; die dunklen bekommt, wer
      danach fragt. <strong>Schreiben Sie „dunkle Jade“ in die Bemerkung</strong>, und Dana sucht einen aus.</p>
    `,
  },
  {
    title: "Warum wir jetzt unsere Kartons verkaufen",
    summary: "Sie haben öfter nach dem Paket gefragt als nach dem, was darin war.",
    content: copy`
      <p>Seit wir Kartons mit Faltboden benutzen, handelt etwa jeder dreißigste Brief vom Karton. Woher, wie teuer,
      könnten wir zehn haben. Ein Töpfer in Ohio wollte vierhundert.</p>
      <p>Also gibt es ein neues Regal, es heißt das Hinterzimmer. Darin liegt, womit wir verschicken, und sonst nichts:
      Kartons in drei Größen, das Papierklebeband, das nicht quietscht, und der rosa Beutel, der nicht verloren gehen
      kann. Die Preise sinken mit der Menge, und die Mindestmenge ist klein, weil wir noch wissen, wie es ist, klein zu
      sein.</p>
      <p>Ihr Logo drucken wir nirgends auf. Kaufen Sie einen Stempel; er sieht besser aus und gibt dem jüngsten Menschen
      in Ihrer Firma freitags etwas Wichtiges zu tun.</p>
    `,
  },
]
