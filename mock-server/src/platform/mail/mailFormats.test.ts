import { expect, test } from 'vitest';
import { labelled } from './labelled.ts';
import { languageOfRealm } from './language.ts';
import { mailFormats } from './mailFormats.ts';
import { renderMail } from './renderMail.ts';

const [american, french] = [languageOfRealm('us'), languageOfRealm('fr')];

test('a period is named by its first and its last day, the one before the next period begins', () => {
  const [start, end, next] = ['2026-12-11T08:00Z', '2027-01-11T08:00Z', '2027-02-11T08:00Z'].map((text) => Date.parse(text));
  const { period } = mailFormats(languageOfRealm('uk'));
  expect([period(start ?? 0, end ?? 0), period(end ?? 0, next ?? 0)]).toEqual([
    '11 December 2026 – 10 January 2027',
    '11 January 2027 – 10 February 2027',
  ]);
});

test('days are those of the reader’s zone, on the day on which the clock is put too', () => {
  const moment = Date.parse('2027-03-14T07:30Z');
  expect([mailFormats(american).day(moment), mailFormats(american, 'Pacific/Honolulu').day(moment)]).toEqual([
    'March 14, 2027',
    'March 13, 2027',
  ]);
  expect(mailFormats(american, 'America/Los_Angeles').period(Date.parse('2027-02-14T07:30Z'), moment)).toBe(
    'February 13, 2027 – March 12, 2027',
  );
});

test('French has an ordinal for the first of a month only, and a space before a colon', () => {
  const { day, date, period } = mailFormats(french);
  expect([day(Date.UTC(2027, 0, 1, 12)), day(Date.UTC(2027, 0, 11, 12)), date('2027-07-01')]).toEqual([
    '1er janvier 2027',
    '11 janvier 2027',
    '1er juillet 2027',
  ]);
  expect(period(Date.UTC(2027, 5, 2, 12), Date.UTC(2027, 6, 2, 12))).toBe('2 juin 2027 – 1er juillet 2027');
  expect([labelled('fr', 'Code', 'X'), labelled('de', 'Code', 'X')]).toEqual(['Code\u00A0: X', 'Code: X']);
  const mail = { subject: 'Cadeau', paragraphs: [], link: 'http://example.org/', action: 'Utiliser la carte-cadeau' };
  expect(renderMail({ ...mail, ...french }).text).toContain('Utiliser la carte-cadeau\u00A0: http://example.org/');
});
