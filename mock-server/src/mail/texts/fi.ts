import { type MailTexts, presentParagraphs } from './mailTexts.ts';

/** The mails in Finnish. */
export const fi: MailTexts = {
  open: 'Avaa',
  copyLink: 'Jos painike ei toimi, kopioi tämä osoite selaimeesi:',
  automatic: (brand) => `${brand} on lähettänyt tämän viestin automaattisesti. Siihen ei voi vastata.`,
  emailConfirmation: ({ brand }) => ({
    subject: 'Vahvista sähköpostiosoitteesi',
    paragraphs: [
      `Tämä osoite lisättiin profiiliin palvelussa ${brand}. Jos teit sen itse, vahvista, että osoite on sinun.`,
      'Linkki toimii kerran ja 24 tunnin ajan. Jos et lisännyt osoitetta itse, sinun ei tarvitse tehdä mitään.',
    ],
    action: 'Vahvista osoite',
  }),
  giftCard: ({ brand, name, code, message }) => ({
    subject: `Lahjakorttisi: ${brand}`,
    paragraphs: presentParagraphs(
      `Hei ${name},`,
      `kiitos tilauksestasi. Tämä on lahjakorttisi koodi: ${code}`,
      message && `Tervehdyksesi: ${message}`,
      'Anna koodi tai linkki eteenpäin. Lahjakortin lunastaja voi lukea kolmen kuukauden ajan.',
    ),
    action: 'Lunasta lahjakortti',
  }),
  cancellation: ({ name, receivedAt, ends }) => ({
    subject: 'Vahvistus irtisanomisestasi',
    paragraphs: [
      `Hei ${name},`,
      `saimme irtisanomisesi ${receivedAt}.`,
      ends
        ? `Tilauksesi ${ends.product} päättyy ${ends.at}, eikä siitä enää veloiteta. Säilytä tämä viesti vahvistuksena.`
        : 'Jos tähän sähköpostiosoitteeseen liittyy tilaus, se päättyy maksetun jakson lopussa eikä siitä enää veloiteta. Säilytä tämä viesti vahvistuksena.',
    ],
    action: 'Katso tilauksesi',
  }),
  withdrawal: ({ name, receivedAt }) => ({
    subject: 'Vahvistus peruuttamisestasi',
    paragraphs: [
      `Hei ${name},`,
      `saimme ilmoituksesi sopimuksen peruuttamisesta ${receivedAt}.`,
      'Tähän sähköpostiosoitteeseen liittyvät enintään 14 päivää vanhat tilaukset päättyvät heti, ja niistä maksettu summa palautetaan samaa tietä. Säilytä tämä viesti vahvistuksena.',
    ],
    action: 'Katso tilauksesi',
  }),
  subscribed: ({ name, product, amount, at, yearly, terms }) => ({
    subject: 'Tilauksesi on alkanut',
    paragraphs: presentParagraphs(
      `Hei ${name},`,
      `Kiitos tilauksestasi: ${product}, ${amount} ${yearly ? 'vuodessa' : 'kuukaudessa'}. Ensimmäinen veloitus on ${at}.`,
      'Voit irtisanoa tilauksen verkossa milloin tahansa; se päättyy maksetun kauden lopussa. Säilytä tämä viesti vahvistuksena sopimuksesta.',
      terms && `Olet hyväksynyt ehdot, jotka ovat voimassa alkaen ${terms}.`,
    ),
    action: 'Katso tilaustasi',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, next }) => ({
    subject: 'Tilauksesi on vaihdettu',
    paragraphs: [
      `Hei ${name},`,
      startsAt
        ? `${startsAt} alkaen tilauksesi on ${product}, ja se maksetaan ${yearly ? 'vuosittain' : 'kuukausittain'}. Nykyinen tilauksesi jatkuu siihen asti.`
        : `Tilauksesi on nyt ${product}, ja se maksetaan ${yearly ? 'vuosittain' : 'kuukausittain'}.`,
      charged
        ? charged.credit
          ? `Veloitimme tänään ${charged.amount}. Edellisen tilauksesi käyttämättömät päivät alensivat hintaa ${charged.credit}.`
          : `Veloitimme tänään ${charged.amount}.`
        : 'Tänään ei veloitettu mitään.',
      `Seuraava veloitus on ${next.amount}, ${next.at}.`,
    ],
    action: 'Katso tilaustasi',
  }),
  trialEnds: ({ name, at, amount }) => ({
    subject: 'Kokeilujaksosi päättyy pian',
    paragraphs: [
      `Hei ${name},`,
      `ilmainen kokeilujaksosi päättyy ${at}. Sen jälkeen jokaiselta jaksolta veloitetaan ${amount}.`,
      'Jos et halua jatkaa, irtisano tilaus ennen sitä; se ei maksa mitään.',
    ],
    action: 'Katso tilauksesi',
  }),
  chargeFailed: ({ name, product, amount, retryAt }) => ({
    subject: 'Maksusi epäonnistui',
    paragraphs: [
      `Hei ${name},`,
      `emme voineet veloittaa kortiltasi ${amount} (${product}).`,
      `Yritämme uudelleen ${retryAt}. Siihen asti voit jatkaa lukemista. Tarkista korttisi tai valitse toinen, jotta tilauksesi ei pääty.`,
    ],
    action: 'Tarkista kortti',
  }),
  subscriptionEnded: ({ name, product, unpaid }) => ({
    subject: 'Tilauksesi on päättynyt',
    paragraphs: [
      `Hei ${name},`,
      unpaid
        ? `tilauksesi ${product} on päättynyt, koska emme voineet veloittaa korttiasi. Avoin lasku on mitätöity, etkä ole meille velkaa.`
        : `tilauksesi ${product} on päättynyt, kuten pyysit. Mitään ei enää veloiteta.`,
      'Voit tilata uudelleen milloin tahansa.',
    ],
    action: 'Katso tilausvaihtoehdot',
  }),
  receipt: ({ name, number, product, from, until, amount, tax }) => ({
    subject: `Kuitti ${number}`,
    paragraphs: [`Hei ${name},`, `kiitos maksustasi ${amount} (josta veroa ${tax}).`, `${product}, ${from} – ${until}. Lasku ${number}.`],
    action: 'Katso laskusi',
  }),
};
