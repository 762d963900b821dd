import { presentParagraphs } from '../../../mail/mailText.ts';
import { type BillingMails, declarationMail } from './billingMails.ts';

/** The mails in Finnish. */
export const fi: BillingMails = {
  labels: {
    plan: 'Tilaus',
    item: 'Tuote',
    price: 'Hinta',
    each: (amount, yearly) => `${amount} ${yearly ? 'vuodessa' : 'kuukaudessa'}`,
    firstCharge: 'Ensimmäinen veloitus',
    nextCharge: 'Seuraava veloitus',
    charged: 'Veloitettu tänään',
    credit: 'Edellisen tilauksen käyttämättömät päivät',
    contract: 'Sopimusnumero',
    number: 'Tilaus- ja laskunumero',
    balance: 'Lahjakorttisaldo',
    code: 'Lahjakortin koodi',
    usedDays: 'Pidätetään käytetyistä päivistä',
  },
  giftCard: ({ brand, name, codes, plan, months, message }) => ({
    subject: codes === 1 ? `Lahjakorttisi: ${brand}` : `${codes} lahjakorttiasi: ${brand}`,
    paragraphs: presentParagraphs(
      `Hei ${name},`,
      'kiitos tilauksestasi.',
      message && `Tervehdyksesi: ${message}`,
      `Anna ${codes === 1 ? 'koodi tai linkki' : 'koodit tai linkit'} eteenpäin. Yhdellä lahjakortilla saa palvelun ${plan} ${months} kuukaudeksi veroineen, eikä pankkikorttia tarvita.`,
    ),
    action: 'Lunasta lahjakortti',
  }),
  balancePays: ({ charges, until, hasCard }) =>
    `Lahjakorttisaldosi riittää ${charges === 1 ? 'seuraavaan veloitukseen' : `seuraaviin ${charges} veloitukseen`}, ${until} asti. ${
      hasCard ? 'Sen jälkeen veloitamme korttiasi.' : 'Silloin tilauksesi päättyy, ellet lisää korttia tai lunasta toista lahjakorttia.'
    }`,
  balancePaysPart: ({ fromBalance, fromCard }) =>
    `Seuraavasta veloituksesta ${fromBalance} maksetaan lahjakorttisaldostasi. Loput ${fromCard} veloitetaan kortiltasi.`,
  balanceReturned: ({ name }) => ({
    subject: 'Lahjakorttisi jäljellä oleva saldo',
    paragraphs: [
      `Hei ${name},`,
      'tilisi on poistettu, ja lahjakorttisaldoasi on jäljellä. Siirsimme summan uudelle lahjakortille.',
      'Voit antaa sen eteenpäin tai lunastaa sen toisella tilillä.',
    ],
    action: 'Lunasta lahjakortti',
  }),
  cardNeeded: ({ name, product, amount, at, reason }) => ({
    subject: reason === 'card_missing' ? 'Tilauksestasi puuttuu kortti' : 'Lahjakorttisaldosi on loppumassa',
    paragraphs: [
      `Hei ${name},`,
      reason === 'card_missing'
        ? `seuraavaa veloitusta ${amount} (${product}) varten ei ole tallennettu korttia.`
        : `lahjakorttisaldosi ei riitä seuraavaan veloitukseen ${amount} (${product}), eikä korttia ole tallennettu.`,
      `Tilauksesi päättyy ${at}, eikä mitään veloiteta. Jos haluat jatkaa, lisää sitä ennen kortti tai lunasta ${reason === 'card_missing' ? '' : 'toinen '}lahjakortti.`,
    ],
    action: 'Lisää kortti',
  }),
  yearRenews: ({ name, product, amount, at, until, balance, hasNotice }) => ({
    subject: 'Tilauksesi jatkuu pian vuodella',
    paragraphs: presentParagraphs(
      `Hei ${name},`,
      `tilauksesi ${product} jatkuu ${at} uudella vuodella, ja silloin veloitetaan ${amount}.`,
      balance,
      hasNotice
        ? 'Voit irtisanoa tilauksen myös myöhemmin kuukauden irtisanomisajalla. Loppuvuodesta maksamasi summa palautetaan silloin samaa tietä.'
        : undefined,
    ),
    framed: `Jos et halua uutta vuotta, irtisano tilaus viimeistään ${until}. Avaa linkki ja valitse ”Irtisano tilaus”. Se ei maksa mitään.`,
    action: 'Katso tai irtisano tilaus',
  }),
  cardExpires: ({ name, product, last4, expiry, at }) => ({
    subject: 'Korttisi vanhenee ennen seuraavaa veloitusta',
    paragraphs: [
      `Hei ${name},`,
      `korttisi, jonka numero päättyy ${last4}, vanhenee ${expiry}. Veloittaisimme sitä ${at} (${product}), eikä se onnistu.`,
      'Lisää uusi korttisi sitä ennen, niin tilauksesi jatkuu ennallaan.',
    ],
    action: 'Lisää kortti',
  }),
  cancellation: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Vahvista irtisanomisesi',
        reminder: 'Muistutus: vahvista irtisanomisesi',
        done: 'Vahvistus irtisanomisestasi',
        nothing: 'Irtisanomisesi: mikään ei ole muuttunut',
      },
      actions: { pending: 'Vahvista irtisanominen', done: 'Katso tilauksesi' },
      greeting: `Hei ${name},`,
      received: `saimme irtisanomisesi ${receivedAt}.`,
      unknown: 'Antamasi numero ei sovi mihinkään sopimukseesi. Linkistä näet sopimuksesi: valitse se, jota tarkoitat.',
      pending:
        'Vahvista linkin kautta, että se tuli sinulta. Irtisanomisesi on silloin voimassa yllä mainitusta päivästä ja kellonajasta alkaen. Jos et irtisanonut mitään, sinun ei tarvitse tehdä mitään: mikään ei muutu.',
      link: `Linkki toimii ${until} asti. Sen jälkeen kirjaudu sisään ja irtisano uudelleen tai kirjoita tukeemme: yllä mainittu päivä ratkaisee silloinkin.`,
      none: 'Tähän sähköpostiosoitteeseen ei liity tilausta, joten mikään ei muutu.',
      each: ({ result, product, at, refund }) => {
        if (result === 'later') return `Teit tilauksen ${product} vasta tämän ilmoituksen jälkeen, joten se jatkuu.`;
        if (refund === 'none') return `Tilauksesi ${product} päättyy ${at}, eikä siitä enää veloiteta.`;
        return refund === 'rest'
          ? `Tilauksesi ${product} päättyy ${at}. Sen jälkeisistä päivistä maksamasi summa palautetaan samaa tietä.`
          : `Tilauksesi ${product} päättyy ${at}. Myöhemmistä kausista maksamasi summa palautetaan samaa tietä.`;
      },
      unused: (sum) => `Silloin käyttämättömistä päivistä palautetaan ${sum} samaa tietä.`,
      keep: 'Säilytä tämä viesti vahvistuksena.',
    });
  },
  withdrawal: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Vahvista peruuttamisesi',
        reminder: 'Muistutus: vahvista peruuttamisesi',
        done: 'Vahvistus peruuttamisestasi',
        nothing: 'Peruuttamisesi: mikään ei ole muuttunut',
      },
      actions: { pending: 'Vahvista peruuttaminen', done: 'Katso tilauksesi' },
      greeting: `Hei ${name},`,
      received: `saimme ilmoituksesi sopimuksen peruuttamisesta ${receivedAt}.`,
      unknown: 'Antamasi numero ei sovi mihinkään sopimukseesi. Linkistä näet sopimuksesi: valitse se, jota tarkoitat.',
      pending:
        'Vahvista linkin kautta, että ilmoitus tuli sinulta. Peruuttamisesi on silloin voimassa yllä mainitusta päivästä ja kellonajasta alkaen. Jos et peruuttanut mitään, sinun ei tarvitse tehdä mitään: mikään ei muutu.',
      link: `Linkki toimii ${until} asti. Sen jälkeen kirjaudu sisään ja peruuta uudelleen tai kirjoita tukeemme: yllä mainittu päivä ratkaisee silloinkin.`,
      none: 'Tähän osoitteeseen ei liittynyt mitään, minkä voisi vielä peruuttaa: peruutusaika päättyy 14 päivän kuluttua tilauksesta, ja lunastetut lahjakortit pysyvät voimassa. Mikään ei muutu.',
      each: ({ result, product, at, cards, refund }) => {
        if (result === 'giftCards')
          return cards === 1
            ? 'Yksi lahjakortti, jota kukaan ei ollut lunastanut, on mitätöity. Siitä maksamasi summa palautetaan samaa tietä.'
            : `${cards} lahjakorttia, joita kukaan ei ollut lunastanut, on mitätöity. Niistä maksamasi summa palautetaan samaa tietä.`;
        if (result === 'later') return `Teit tilauksen ${product} tai vaihdoit siihen vasta tämän ilmoituksen jälkeen, joten se jatkuu.`;
        if (result === 'returned')
          return `Tilauksen vaihto on peruutettu. ${product} jatkuu ${at} asti, ja vaihdosta maksamasi summa palautetaan samaa tietä.`;
        const texts = {
          none: `Tilauksesi ${product} on päättynyt. Et ollut vielä maksanut siitä mitään.`,
          all: `Tilauksesi ${product} on päättynyt. Siitä maksamasi summa palautetaan samaa tietä.`,
          rest: `Tilauksesi ${product} on päättynyt. Maksamasi summa palautetaan samaa tietä lukuun ottamatta käyttämiäsi päiviä.`,
        };
        return texts[refund];
      },
      keep: 'Säilytä tämä viesti vahvistuksena.',
    });
  },
  subscribed: ({ name, terms, balance }) => ({
    subject: 'Tilauksesi on alkanut',
    paragraphs: presentParagraphs(
      `Hei ${name},`,
      'kiitos tilauksestasi.',
      balance,
      'Voit irtisanoa tilauksen verkossa milloin tahansa; se päättyy maksetun kauden lopussa. Säilytä tämä viesti vahvistuksena sopimuksesta.',
      terms && `Olet hyväksynyt ehdot, jotka ovat voimassa alkaen ${terms}.`,
    ),
    action: 'Katso tilaustasi',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, balance }) => ({
    subject: 'Tilauksesi on vaihdettu',
    paragraphs: presentParagraphs(
      `Hei ${name},`,
      startsAt
        ? `${startsAt} alkaen tilauksesi on ${product}, ja se maksetaan ${yearly ? 'vuosittain' : 'kuukausittain'}. Nykyinen tilauksesi jatkuu siihen asti.`
        : `Tilauksesi on nyt ${product}, ja se maksetaan ${yearly ? 'vuosittain' : 'kuukausittain'}.`,
      charged ? undefined : 'Tänään ei veloitettu mitään.',
      balance,
    ),
    action: 'Katso tilaustasi',
  }),
  trialEnds: ({ name, at, balance }) => ({
    subject: 'Kokeilujaksosi päättyy pian',
    paragraphs: presentParagraphs(
      `Hei ${name},`,
      `ilmainen kokeilujaksosi päättyy ${at}. Sen jälkeen jokaiselta jaksolta veloitetaan alla oleva hinta.`,
      balance,
      'Jos et halua jatkaa, irtisano tilaus ennen sitä; se ei maksa mitään.',
    ),
    action: 'Katso tilauksesi',
  }),
  chargeFailed: ({ name, retryAt, reason, isLast }) => ({
    subject: reason === 'authentication_required' ? 'Vahvista maksusi' : 'Maksusi epäonnistui',
    paragraphs: [
      `Hei ${name},`,
      {
        card_declined: 'emme voineet veloittaa korttiasi: pankkisi hylkäsi sen.',
        card_expired: 'emme voineet veloittaa korttiasi, koska se on vanhentunut.',
        authentication_required:
          'pankkisi haluaa, että vahvistat tämän maksun itse. Kortissasi ei ole mitään vikaa: vahvista maksu avaamalla linkki.',
      }[reason],
      isLast
        ? `Yritämme viimeisen kerran ${retryAt}. Jos sekään ei onnistu, tilauksesi päättyy sinä päivänä. Siihen asti voit jatkaa lukemista.`
        : `Yritämme uudelleen ${retryAt}. Siihen asti voit jatkaa lukemista.`,
      ...(reason === 'authentication_required' ? [] : ['Tarkista korttisi tai valitse toinen, jotta tilauksesi ei pääty.']),
    ],
    action: reason === 'authentication_required' ? 'Vahvista maksu' : 'Tarkista kortti',
  }),
  subscriptionEnded: ({ name, product, reason, refunded }) => ({
    subject: 'Tilauksesi on päättynyt',
    paragraphs: presentParagraphs(
      `Hei ${name},`,
      {
        unpaid: `tilauksesi ${product} on päättynyt, koska emme voineet veloittaa korttiasi. Avoin lasku on mitätöity, etkä ole meille velkaa.`,
        requested: `tilauksesi ${product} on päättynyt, kuten pyysit. Mitään ei enää veloiteta.`,
        card_missing: `tilauksesi ${product} on päättynyt, koska korttia ei ole tallennettu. Et ole meille velkaa.`,
        balance_used_up: `tilauksesi ${product} on päättynyt: lahjakorttisaldosi ei riitä seuraavaan jaksoon, eikä korttia ole tallennettu. Et ole meille velkaa.`,
      }[reason],
      refunded && `Käyttämättömistä päivistä palautetaan ${refunded} samaa tietä.`,
      'Voit tilata uudelleen milloin tahansa.',
    ),
    action: 'Katso tilausvaihtoehdot',
  }),
  receipt: ({ name, number, taxNote, seller }) => ({
    subject: `Kuitti ${number}`,
    paragraphs: presentParagraphs(`Hei ${name},`, 'kiitos maksustasi.', taxNote, `Myyjä: ${seller}.`),
    action: 'Katso laskusi',
  }),
};
