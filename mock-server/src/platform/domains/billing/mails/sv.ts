import { presentParagraphs } from '../../../mail/mailText.ts';
import { type BillingMails, declarationMail } from './billingMails.ts';

/** The mails in Swedish. */
export const sv: BillingMails = {
  labels: {
    plan: 'Abonnemang',
    item: 'Artikel',
    price: 'Pris',
    each: (amount, yearly) => `${amount} per ${yearly ? 'år' : 'månad'}`,
    firstCharge: 'Första debiteringen',
    nextCharge: 'Nästa debitering',
    charged: 'Debiterat i dag',
    credit: 'Outnyttjade dagar av ditt tidigare abonnemang',
    contract: 'Avtalsnummer',
    number: 'Order- och fakturanummer',
    balance: 'Presentkortssaldo',
    code: 'Presentkortets kod',
    usedDays: 'Behålls för använda dagar',
  },
  giftCard: ({ brand, name, codes, plan, months, message }) => ({
    subject: codes === 1 ? `Ditt presentkort hos ${brand}` : `Dina ${codes} presentkort hos ${brand}`,
    paragraphs: presentParagraphs(
      `Hej ${name}!`,
      'Tack för din beställning.',
      message && `Din hälsning: ${message}`,
      `Ge ${codes === 1 ? 'koden eller länken' : 'koderna eller länkarna'} vidare. Varje presentkort betalar ${months} månader av ${plan}, inklusive moms, och kräver inget bankkort.`,
    ),
    action: 'Lös in presentkortet',
  }),
  balancePays: ({ charges, until, hasCard }) =>
    `Ditt presentkortssaldo betalar ${charges === 1 ? 'nästa debitering' : `de nästa ${charges} debiteringarna`}, till den ${until}. ${
      hasCard
        ? 'Därefter debiteras ditt kort.'
        : 'Då upphör ditt abonnemang, om du inte lägger till ett kort eller löser in ett presentkort till.'
    }`,
  balancePaysPart: ({ fromBalance, fromCard }) =>
    `Ditt presentkortssaldo betalar ${fromBalance} av nästa debitering. Resten, ${fromCard}, debiteras ditt kort.`,
  balanceReturned: ({ name }) => ({
    subject: 'Det som är kvar av ditt presentkort',
    paragraphs: [
      `Hej ${name}!`,
      'Ditt konto har raderats, och en del av ditt presentkortssaldo är kvar. Vi har flyttat beloppet till ett nytt presentkort.',
      'Du kan ge det vidare eller lösa in det i ett annat konto.',
    ],
    action: 'Lös in presentkortet',
  }),
  cardNeeded: ({ name, product, amount, at, reason }) => ({
    subject: reason === 'card_missing' ? 'Ditt abonnemang saknar kort' : 'Ditt presentkortssaldo är snart slut',
    paragraphs: [
      `Hej ${name}!`,
      reason === 'card_missing'
        ? `Inget kort är sparat för nästa debitering på ${amount} för ${product}.`
        : `Ditt presentkortssaldo räcker inte till nästa debitering på ${amount} för ${product}, och inget kort är sparat.`,
      `Ditt abonnemang upphör den ${at}, och inget debiteras. Om du vill fortsätta lägger du till ett kort eller löser in ett presentkort${reason === 'card_missing' ? '' : ' till'} innan dess.`,
    ],
    action: 'Lägg till ett kort',
  }),
  yearRenews: ({ name, product, amount, at, until, balance, hasNotice }) => ({
    subject: 'Ditt abonnemang förnyas snart för ett år',
    paragraphs: presentParagraphs(
      `Hej ${name}!`,
      `Den ${at} fortsätter ditt abonnemang på ${product} ett år till, och ${amount} debiteras.`,
      balance,
      hasNotice
        ? 'Du kan också säga upp senare, med en månads uppsägningstid. Det du har betalat för resten av året går då tillbaka samma väg.'
        : undefined,
    ),
    framed: `Om du inte vill ha ett år till säger du upp senast den ${until}. Följ länken och välj ”Säg upp abonnemanget”. Det kostar ingenting.`,
    action: 'Se eller säg upp abonnemanget',
  }),
  cardExpires: ({ name, product, last4, expiry, at }) => ({
    subject: 'Ditt kort går ut före nästa debitering',
    paragraphs: [
      `Hej ${name}!`,
      `Ditt kort som slutar på ${last4} går ut ${expiry}. Den ${at} skulle vi debitera det för ${product}, och det kommer inte att gå.`,
      'Lägg till ditt nya kort innan dess, så fortsätter abonnemanget som förut.',
    ],
    action: 'Lägg till ett kort',
  }),
  cancellation: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Bekräfta din uppsägning',
        reminder: 'Påminnelse: bekräfta din uppsägning',
        done: 'Bekräftelse på din uppsägning',
        nothing: 'Din uppsägning: ingenting har ändrats',
      },
      actions: { pending: 'Bekräfta uppsägningen', done: 'Se dina abonnemang' },
      greeting: `Hej ${name}!`,
      received: `Vi tog emot din uppsägning den ${receivedAt}.`,
      unknown: 'Numret du angav passar inget av dina avtal. Länken visar vilka du har: välj det du menar.',
      pending:
        'Bekräfta med länken att den kommer från dig. Din uppsägning gäller då från dagen och klockslaget ovan. Om du inte har sagt upp något behöver du inte göra något: ingenting ändras.',
      link: `Länken fungerar till och med den ${until}. Därefter loggar du in och säger upp igen, eller skriver till vår support: dagen ovan gäller fortfarande.`,
      none: 'Det finns inget abonnemang på den här e-postadressen, så ingenting ändras.',
      each: ({ result, product, at, refund }) => {
        if (result === 'later') return `Du beställde ${product} efter det här meddelandet, så det abonnemanget fortsätter.`;
        if (refund === 'none') return `Ditt abonnemang på ${product} upphör den ${at}, och inget mer debiteras.`;
        return refund === 'rest'
          ? `Ditt abonnemang på ${product} upphör den ${at}. Det du har betalat för dagarna därefter går tillbaka samma väg.`
          : `Ditt abonnemang på ${product} upphör den ${at}. Det du har betalat för senare perioder går tillbaka samma väg.`;
      },
      unused: (sum) => `Den dagen går ${sum} för de outnyttjade dagarna tillbaka samma väg.`,
      keep: 'Spara det här meddelandet som bekräftelse.',
    });
  },
  withdrawal: (facts) => {
    const { name, receivedAt, until } = facts;
    return declarationMail(facts, {
      subjects: {
        pending: 'Bekräfta att du ångrar ditt köp',
        reminder: 'Påminnelse: bekräfta att du ångrar ditt köp',
        done: 'Bekräftelse på att du ångrat ditt köp',
        nothing: 'Ditt ångrade köp: ingenting har ändrats',
      },
      actions: { pending: 'Bekräfta att du ångrar köpet', done: 'Se dina abonnemang' },
      greeting: `Hej ${name}!`,
      received: `Den ${receivedAt} fick vi ditt meddelande om att du ångrar köpet.`,
      unknown: 'Numret du angav passar inget av dina avtal. Länken visar vilka du har: välj det du menar.',
      pending:
        'Bekräfta med länken att meddelandet kommer från dig. Det gäller då från dagen och klockslaget ovan. Om du inte har ångrat något köp behöver du inte göra något: ingenting ändras.',
      link: `Länken fungerar till och med den ${until}. Därefter loggar du in och ångrar köpet igen, eller skriver till vår support: dagen ovan gäller fortfarande.`,
      none: 'På den här adressen fanns inget köp som fortfarande kan ångras: ångerfristen slutar 14 dagar efter beställningen, och inlösta presentkort gäller. Alltså: ingenting ändras.',
      each: ({ result, product, at, cards, refund }) => {
        if (result === 'giftCards')
          return cards === 1
            ? 'Ett presentkort som ingen hade löst in är ogiltigt. Det du har betalat för det går tillbaka samma väg.'
            : `${cards} presentkort som ingen hade löst in är ogiltiga. Det du har betalat för dem går tillbaka samma väg.`;
        if (result === 'later') return `Du beställde eller ändrade ${product} efter det här meddelandet, så det abonnemanget fortsätter.`;
        if (result === 'returned')
          return `Ditt byte av abonnemang är ångrat. ${product} fortsätter till den ${at}, och det som bytet kostade går tillbaka samma väg.`;
        const texts = {
          none: `Ditt abonnemang på ${product} har upphört. Du hade inte betalat något för det.`,
          all: `Ditt abonnemang på ${product} har upphört. Det du har betalat för det går tillbaka samma väg.`,
          rest: `Ditt abonnemang på ${product} har upphört. Det du har betalat går tillbaka samma väg, utom för dagarna du har använt.`,
        };
        return texts[refund];
      },
      keep: 'Spara det här meddelandet som bekräftelse.',
    });
  },
  subscribed: ({ name, terms, balance }) => ({
    subject: 'Ditt abonnemang har börjat',
    paragraphs: presentParagraphs(
      `Hej ${name}!`,
      'Tack för din beställning.',
      balance,
      'Du kan säga upp på nätet när som helst; abonnemanget slutar då med den period som är betald. Spara det här meddelandet som bekräftelse på avtalet.',
      terms && `Du har godkänt villkoren i versionen från ${terms}.`,
    ),
    action: 'Se ditt abonnemang',
  }),
  planChanged: ({ name, product, yearly, startsAt, charged, balance }) => ({
    subject: 'Ditt abonnemang har ändrats',
    paragraphs: presentParagraphs(
      `Hej ${name}!`,
      startsAt
        ? `Från den ${startsAt} är ditt abonnemang ${product}, med betalning per ${yearly ? 'år' : 'månad'}. Fram till dess fortsätter det nuvarande.`
        : `Ditt abonnemang är nu ${product}, med betalning per ${yearly ? 'år' : 'månad'}.`,
      charged ? undefined : 'Inget har debiterats i dag.',
      balance,
    ),
    action: 'Se ditt abonnemang',
  }),
  trialEnds: ({ name, at, balance }) => ({
    subject: 'Din provperiod tar snart slut',
    paragraphs: presentParagraphs(
      `Hej ${name}!`,
      `Din kostnadsfria provperiod tar slut den ${at}. Därefter debiteras priset nedan för varje period.`,
      balance,
      'Om du inte vill fortsätta kan du säga upp innan dess; det kostar ingenting.',
    ),
    action: 'Se ditt abonnemang',
  }),
  chargeFailed: ({ name, retryAt, reason, isLast }) => ({
    subject: reason === 'authentication_required' ? 'Bekräfta din betalning' : 'Din betalning misslyckades',
    paragraphs: [
      `Hej ${name}!`,
      {
        card_declined: 'Vi kunde inte debitera ditt kort: din bank avvisade det.',
        card_expired: 'Vi kunde inte debitera ditt kort, eftersom det har gått ut.',
        authentication_required:
          'Din bank vill att du själv bekräftar den här betalningen. Det är inget fel på ditt kort: följ länken och bekräfta betalningen.',
      }[reason],
      isLast
        ? `Vi försöker en sista gång den ${retryAt}. Om det inte heller går då upphör abonnemanget den dagen. Fram till dess kan du läsa vidare.`
        : `Vi försöker igen den ${retryAt}. Fram till dess kan du läsa vidare.`,
      ...(reason === 'authentication_required' ? [] : ['Kontrollera kortet eller välj ett annat, så att abonnemanget inte upphör.']),
    ],
    action: reason === 'authentication_required' ? 'Bekräfta betalningen' : 'Kontrollera kortet',
  }),
  subscriptionEnded: ({ name, product, reason, refunded }) => ({
    subject: 'Ditt abonnemang har upphört',
    paragraphs: presentParagraphs(
      `Hej ${name}!`,
      {
        unpaid: `Ditt abonnemang på ${product} har upphört, eftersom vi inte kunde debitera ditt kort. Den obetalda fakturan är makulerad och du är inte skyldig något.`,
        requested: `Ditt abonnemang på ${product} har upphört, som du ville. Inget mer debiteras.`,
        card_missing: `Ditt abonnemang på ${product} har upphört, eftersom inget kort är sparat. Du är inte skyldig något.`,
        balance_used_up: `Ditt abonnemang på ${product} har upphört: presentkortssaldot räcker inte till en ny period, och inget kort är sparat. Du är inte skyldig något.`,
      }[reason],
      refunded && `För de outnyttjade dagarna går ${refunded} tillbaka samma väg.`,
      'Du kan teckna ett nytt abonnemang när som helst.',
    ),
    action: 'Se abonnemangen',
  }),
  receipt: ({ name, number, taxNote, seller }) => ({
    subject: `Kvitto ${number}`,
    paragraphs: presentParagraphs(`Hej ${name}!`, 'Tack för din betalning.', taxNote, `Säljare: ${seller}.`),
    action: 'Se dina fakturor',
  }),
};
