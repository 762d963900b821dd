import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { brandColours, realmIdentities, realms } from '../database/realms.ts';
import { billingMailsOf } from '../domains/billing/mails/billingMailsOf.ts';
import { identityMailsOf } from '../domains/identity/mails/identityMailsOf.ts';
import { languageOfRealm } from './language.ts';
import { mailFormats } from './mailFormats.ts';
import type { MailText } from './mailText.ts';
import { appOriginOn, realmUrl } from './realmUrl.ts';
import { mailPolicy, renderMail } from './renderMail.ts';

const textsOf = (realm: (typeof realms)[number]): Readonly<Record<string, MailText>> => {
  const texts = { ...billingMailsOf(languageOfRealm(realm)), ...identityMailsOf(languageOfRealm(realm)) };
  const facts = {
    brand: realmIdentities[realm].name,
    name: 'Maja',
    receivedAt: '1',
    at: '2',
    amount: '3',
    code: 'C',
    message: 'M',
    product: 'P',
    balance: undefined,
  };
  const gift = { ...facts, plan: 'P', months: 3 };
  const split = { fromBalance: '1', fromCard: '2' };
  const declared = { ...facts, until: '3', isUnknown: false, isReminder: false };
  const contract = { product: 'P', at: '2', cards: 0 };
  const refunds = (['all', 'rest', 'none'] as const).map((refund) => ({ ...contract, result: 'ended' as const, refund }));
  const others = (['returned', 'later'] as const).map((result) => ({ ...contract, result, refund: 'none' as const }));
  const gifts = [1, 2].map((cards) => ({ ...contract, result: 'giftCards' as const, cards, refund: 'all' as const }));
  const later = others.filter(({ result }) => result === 'later');
  const receipt = { name: 'Maja', number: 'N', taxNote: `T ${realm}`, seller: 'S' };
  const balance = (charges: number, hasCard: boolean) => texts.balancePays({ charges, until: '2', hasCard });
  const plan = { name: 'Maja', product: 'P', yearly: true };
  return {
    emailConfirmation: texts.emailConfirmation({ ...facts, becomesUserName: true }),
    passwordReset: texts.passwordReset({ ...facts, userName: 'maja' }),
    giftCard: texts.giftCard({ ...gift, codes: 1 }),
    giftCards: texts.giftCard({ ...gift, codes: 2 }),
    balance: { subject: balance(1, true), paragraphs: [balance(2, true), balance(1, false), texts.balancePaysPart(split)] },
    balanceReturned: texts.balanceReturned(facts),
    cardNeeded: texts.cardNeeded({ ...facts, reason: 'card_missing' }),
    cardNeededAfterGift: texts.cardNeeded({ ...facts, reason: 'balance_used_up' }),
    yearRenews: texts.yearRenews({ ...facts, until: '4', hasNotice: true }),
    cardExpires: texts.cardExpires({ ...facts, last4: '4242', expiry: '12/40' }),
    cancellation: texts.cancellation({ ...declared, ended: [...refunds, ...later] }),
    cancellationWithRefund: texts.cancellation({ ...declared, ended: refunds.map((contract) => ({ ...contract, unused: '3' })) }),
    cancellationPending: texts.cancellation({ ...declared, ended: undefined, isUnknown: true }),
    cancellationReminder: texts.cancellation({ ...declared, ended: undefined, isReminder: true }),
    cancellationOfNothing: texts.cancellation({ ...declared, ended: [] }),
    cancellationBeforeOrder: texts.cancellation({ ...declared, ended: later }),
    withdrawal: texts.withdrawal({ ...declared, ended: [...refunds, ...others, ...gifts] }),
    withdrawalPending: texts.withdrawal({ ...declared, ended: undefined, isUnknown: true }),
    withdrawalReminder: texts.withdrawal({ ...declared, ended: undefined, isReminder: true }),
    withdrawalOfNothing: texts.withdrawal({ ...declared, ended: [] }),
    withdrawalBeforeOrder: texts.withdrawal({ ...declared, ended: later }),
    subscribed: texts.subscribed({ ...facts, terms: '1' }),
    trialEnds: texts.trialEnds(facts),
    chargeDeclined: texts.chargeFailed({ name: 'Maja', retryAt: '2', reason: 'card_declined', isLast: false }),
    chargeExpired: texts.chargeFailed({ name: 'Maja', retryAt: '2', reason: 'card_expired', isLast: true }),
    chargeToConfirm: texts.chargeFailed({ name: 'Maja', retryAt: '2', reason: 'authentication_required', isLast: true }),
    endedUnpaid: texts.subscriptionEnded({ name: 'Maja', product: 'P', reason: 'unpaid', refunded: undefined }),
    endedAsRequested: texts.subscriptionEnded({ name: 'Maja', product: 'P', reason: 'requested', refunded: '3' }),
    endedWithoutCard: texts.subscriptionEnded({ name: 'Maja', product: 'P', reason: 'card_missing', refunded: undefined }),
    endedWithBalance: texts.subscriptionEnded({ name: 'Maja', product: 'P', reason: 'balance_used_up', refunded: undefined }),
    changedNow: texts.planChanged({ ...plan, startsAt: undefined, charged: true, balance: undefined }),
    changedLater: texts.planChanged({ ...plan, startsAt: '2', charged: false, balance: undefined }),
    receipt: texts.receipt(receipt),
    creditNote: texts.creditNote({ name: 'Maja', number: 'N', invoice: 'I', seller: 'S' }),
    planStopped: texts.planStopped({ name: 'Maja', product: 'P', days: 2, until: '2', paid: true }),
    planResumed: texts.planResumed({ name: 'Maja', product: 'P', until: '2', ends: false, needsCard: true }),
  };
};

const shard = { appOrigin: appOriginOn(9000) };
const evil = '<img src=x onerror=alert(1)>"&\'';

describe('a rendered mail', () => {
  const link = 'https://realmkit.se/?a=1&b="><script>';
  const content = { ...languageOfRealm('se'), subject: `Hej ${evil}`, paragraphs: [evil], link };

  test('a rendered mail escapes names and URLs', () => {
    const { html, text } = renderMail({ ...content, action: evil });
    expect(html).not.toMatch(/<img (?!src="cid:head@)|<script|onerror=alert\(1\)>/);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&amp;');
    expect(text).toContain(evil);
  });

  test('a mail with a link that is not a web URL is refused', () => {
    for (const link of ['javascript:alert(1)', 'data:text/html,x', '/profile', ''])
      expect(() => renderMail({ ...content, link })).toThrow('web address');
  });

  test('the security policy of a mail allows its own style and nothing else', () => {
    const style = /<style>(.*?)<\/style>/s.exec(renderMail(content).html)?.[1] ?? '';
    expect(mailPolicy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(mailPolicy).toMatch(/default-src 'none'.*sandbox/);
    // Attributes cannot be hashed; all that a mail contains is escaped.
    expect(mailPolicy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  });

  test('a mail without a link has no button', () => {
    const { html, text } = renderMail({ ...languageOfRealm('fr'), subject: 'Bonjour', paragraphs: ['Voilà'] });
    expect(html).not.toContain('<a ');
    expect(text).toBe('Bonjour\n\nVoilà\n\n-- \nCe message a été envoyé automatiquement par Libellule. Merci de ne pas y répondre.\n');
  });
});

test.each(realms)('the mails of %s are in its language, with the name of its brand', (realm) => {
  const { html } = renderMail({ ...languageOfRealm(realm), subject: 'x', paragraphs: [], link: realmUrl(shard, realm, '/profile') });
  expect(html).toContain(`<html lang="${realmIdentities[realm].locale}" dir="ltr">`);
  expect(html).toMatch(new RegExp(`<td class="brand"[^>]*><img [^>]*alt="${realm === 'fr' ? 'Libellule' : 'Realmkit'}"`));
});

test.each(realms)('the mails of %s wear its colour without the style sheet, which many webmails drop', (realm) => {
  const { html } = renderMail({ ...languageOfRealm(realm), subject: 'x', paragraphs: ['y'], link: realmUrl(shard, realm, '/profile') });
  const bare = html.replace(/<style>.*?<\/style>/s, '');
  const { bar, onLight } = brandColours[realm];
  for (const colour of [bar, onLight]) expect(bare).toContain(`bgcolor="${colour}" style="`);
  expect(bare).toContain('color:#1b1d2a');
  expect(bare).not.toMatch(/light-dark|var\(|display:(flex|grid)/);
});

test('no language shares a sentence with another, and the two variants of English differ in spelling', () => {
  const sentences = (realm: (typeof realms)[number]) =>
    Object.values(textsOf(realm)).flatMap(({ subject, paragraphs, framed = '', action = '' }) => [subject, ...paragraphs, framed, action]);
  const translated = realms.filter((realm) => realm !== 'us');
  const shared = translated.flatMap((realm) => {
    const others = new Set(translated.filter((other) => other !== realm).flatMap(sentences));
    return sentences(realm).filter((sentence) => others.has(sentence) && !/^(P[,.] |Hallo Maja,$|$)/.test(sentence));
  });
  expect(shared).toEqual([]);
  expect(sentences('us').join()).not.toContain('e-mail');
  expect(sentences('uk').join()).not.toContain('email');
});

test('dates and amounts are formatted for the realm', () => {
  const at = Date.UTC(2026, 2, 1, 9, 30);
  expect(mailFormats(languageOfRealm('de')).day(at)).toBe('1. März 2026');
  expect(mailFormats(languageOfRealm('us')).moment(at)).toMatch(/^March 1, 2026, 4:30\sAM EST$/);
  expect(mailFormats(languageOfRealm('de')).moment(at)).toBe('1. März 2026, 10:30 MEZ');
  expect(mailFormats(languageOfRealm('us')).date('2026-01-01')).toBe('January 1, 2026');
  expect(mailFormats(languageOfRealm('fr')).percent(5.5)).toMatch(/^5,5\s%$/);
  expect(mailFormats(languageOfRealm('se')).money(9900, 'sek')).toMatch(/^99,00\skr$/);
});

test('links lead to the requesting origin if it belongs to the realm, otherwise to the configured one', () => {
  expect(realmUrl(shard, 'uk', '/profile', 'http://realmkit.co.uk.localhost:8080')).toBe('http://realmkit.co.uk.localhost:8080/profile');
  expect(realmUrl(shard, 'uk', '/profile', 'https://evil.example')).toBe('http://realmkit.co.uk.localhost:9000/profile');
  expect(realmUrl(shard, 'uk', '/profile')).toBe('http://realmkit.co.uk.localhost:9000/profile');
});

test('an order is a table with headed rows in HTML, and aligned lines in plain text', () => {
  const rows = [
    { label: 'Tax', value: '5.00' },
    { label: 'Total <b>', value: '105.00', total: true },
  ];
  const { html, text } = renderMail({ ...languageOfRealm('uk'), subject: 'x', paragraphs: ['y'], rows });
  expect(html.match(/<th scope="row"/g)).toHaveLength(2);
  expect(html).toMatch(/Total &lt;b&gt;<\/th><td class="amount" align="right"[^>]*>105.00<\/td>/);
  expect(text).toContain('Tax          5.00\nTotal <b>  105.00');
});

test('a frame in a mail is a bordered paragraph in HTML, and stands between lines in plain text', () => {
  const { html, text } = renderMail({ ...languageOfRealm('fr'), subject: 'x', paragraphs: ['y'], framed: 'Date limite <b>' });
  expect(html).toMatch(/<p class="framed" style="[^"]*border:2px solid[^"]*">Date limite &lt;b&gt;<\/p>/);
  expect(text).toMatch(/-{60}\nDate limite <b>\n-{60}/);
});
