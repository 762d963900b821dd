import { describeOutcome, type MailTexts, presentParagraphs } from './mailTexts.ts';

/** The mails in Finnish. */
export const fi: MailTexts = {
  open: 'Avaa',
  copyLink: 'Jos painike ei toimi, kopioi tämä osoite selaimeesi:',
  automatic: (brand) => `${brand} on lähettänyt tämän viestin automaattisesti. Siihen ei voi vastata.`,
  emailConfirmation: ({ brand, becomesUserName }) => ({
    subject: 'Vahvista sähköpostiosoitteesi',
    paragraphs: presentParagraphs(
      `Tämä osoite lisättiin profiiliin palvelussa ${brand}. Jos teit sen itse, vahvista, että osoite on sinun.`,
      becomesUserName ? 'Sen jälkeen kirjaudut sisään tällä osoitteella.' : undefined,
      'Linkki toimii kerran ja 24 tunnin ajan. Jos et lisännyt osoitetta itse, sinun ei tarvitse tehdä mitään.',
    ),
    action: 'Vahvista osoite',
  }),
  passwordReset: ({ brand, userName }) => ({
    subject: 'Valitse uusi salasana',
    paragraphs: [
      `Käyttäjälle ${userName} pyydettiin uutta salasanaa palvelussa ${brand}. Jos pyysit sitä itse, valitse salasana linkin kautta.`,
      'Linkki toimii kerran ja 30 minuutin ajan. Jos et pyytänyt sitä itse, sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan.',
    ],
    action: 'Valitse uusi salasana nyt',
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
  cancellation: ({ name, receivedAt, ended }) => ({
    subject: ended ? 'Vahvistus irtisanomisestasi' : 'Vahvista irtisanomisesi',
    paragraphs: [
      `Hei ${name},`,
      `saimme irtisanomisesi ${receivedAt}.`,
      ...describeOutcome(ended, {
        pending:
          'Vahvista linkin kautta, että se tuli sinulta. Irtisanomisesi on silloin voimassa yllä mainitusta päivästä ja kellonajasta alkaen. Jos et irtisanonut mitään, sinun ei tarvitse tehdä mitään: mikään ei muutu.',
        none: 'Tähän sähköpostiosoitteeseen ei liity tilausta, joten mikään ei muutu.',
        each: ({ product, at, refunded }) =>
          refunded
            ? `Tilauksesi ${product} päättyy ${at}. Myöhemmistä kausista maksamasi summa palautetaan samaa tietä.`
            : `Tilauksesi ${product} päättyy ${at}, eikä siitä enää veloiteta.`,
      }),
      'Säilytä tämä viesti vahvistuksena.',
    ],
    action: ended ? 'Katso tilauksesi' : 'Vahvista irtisanominen',
  }),
  withdrawal: ({ name, receivedAt, ended }) => ({
    subject: ended ? 'Vahvistus peruuttamisestasi' : 'Vahvista peruuttamisesi',
    paragraphs: [
      `Hei ${name},`,
      `saimme ilmoituksesi sopimuksen peruuttamisesta ${receivedAt}.`,
      ...describeOutcome(ended, {
        pending:
          'Vahvista linkin kautta, että ilmoitus tuli sinulta. Peruuttamisesi on silloin voimassa yllä mainitusta päivästä ja kellonajasta alkaen. Jos et peruuttanut mitään, sinun ei tarvitse tehdä mitään: mikään ei muutu.',
        none: 'Tähän sähköpostiosoitteeseen ei liittynyt enintään 14 päivää vanhaa tilausta, joten mikään ei muutu.',
        each: ({ product }) => `Tilauksesi ${product} on päättynyt. Siitä maksamasi summa palautetaan samaa tietä.`,
      }),
      'Säilytä tämä viesti vahvistuksena.',
    ],
    action: ended ? 'Katso tilauksesi' : 'Vahvista peruuttaminen',
  }),
  subscribed: ({ name, product, amount, at, yearly, terms, contract }) => ({
    subject: 'Tilauksesi on alkanut',
    paragraphs: presentParagraphs(
      `Hei ${name},`,
      `Kiitos tilauksestasi: ${product}, ${amount} ${yearly ? 'vuodessa' : 'kuukaudessa'}. Ensimmäinen veloitus on ${at}.`,
      'Voit irtisanoa tilauksen verkossa milloin tahansa; se päättyy maksetun kauden lopussa. Säilytä tämä viesti vahvistuksena sopimuksesta.',
      `Sopimusnumerosi: ${contract}`,
      terms && `Olet hyväksynyt ehdot, jotka ovat voimassa alkaen ${terms}.`,
    ),
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
