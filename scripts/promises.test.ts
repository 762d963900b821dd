import { describe, expect, it } from 'vitest';
import {
  type Exceptions,
  findPromiseProblems,
  isPromise,
  localeTexts,
  mailTexts,
  maximumExceptions,
  projectProblems,
  projectTexts,
  sentencesOf,
} from './promises.ts';

const texts = projectTexts('en-GB');

describe('the promises of the project', () => {
  it('every promise of apps and mails has a test that proves its effect, or is an exception with a reason', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(projectProblems(texts)).toEqual([]);
  });

  it('the texts of en-US make the same promises as those of en-GB', () => {
    const promisesOf = (locale: 'en-GB' | 'en-US') =>
      projectTexts(locale).flatMap(({ key, text }) =>
        sentencesOf(text)
          .filter(isPromise)
          .map(() => key),
      );
    expect(promisesOf('en-US')).toEqual(promisesOf('en-GB'));
  });

  it('a promise that is added to a locale or to a mail is reported', () => {
    const added = [
      ...localeTexts('consumer/src/locales/shop/en-GB.json', '{ "cards": { "none": "No card is saved. We delete your data at once." } }'),
      ...mailTexts("export const english = () => ({ receipt: () => ({ paragraphs: ['You will get the money back.'] }) });"),
    ];
    expect(projectProblems([...texts, ...added])).toEqual([
      "consumer/shop:cards.none: no row and no exception for 'We delete your data at once.'",
      "mail:receipt: no row and no exception for 'You will get the money back.'",
    ]);
  });

  it('a promise whose text or key changes is reported with its row', () => {
    const renamed = texts.map((one) => (one.key === 'consumer/shop:redeem.balance' ? { ...one, key: 'consumer/shop:redeem.rest' } : one));
    expect(projectProblems(renamed)).toEqual([
      expect.stringMatching(/^line \d+: no text has the key consumer\/shop:redeem\.balance$/),
      expect.stringMatching(/^line \d+: no text of the row says 'It is used before your card is charged\.'$/),
      "consumer/shop:redeem.rest: no row and no exception for 'It is used before your card is charged.'",
    ]);
  });
});

describe('finding promises', () => {
  it.each([
    'Free until {{date}}',
    '{{count}} days free',
    'The sample book is free.',
    'Creating the account costs nothing.',
    'Nothing has been charged.',
    'Then {{amount}} {{period}} is charged, for the first time on {{date}}, until you cancel.',
    'Next charge: {{amount}} on {{date}}',
    'It ends on {{date}}, and you can read until then.',
    'The subscription ends at once, and what was paid goes back the way it came.',
    'We write to you three days before a trial ends.',
    'We’ll try again on {{date}}.',
    'We’ve sent a confirmation to {{email}}.',
    'The gift card is paid and on its way by email.',
    'The link works once, and for 24 hours.',
    'From then on you log in with this address.',
    'It opens with a plan.',
    'You will no longer manage {{organizations}}.',
    'The user can no longer log in and leaves all lists at once.',
    'Deleted users are removed with all their data within 30 days.',
    'This cannot be undone here.',
    'The new passwords cannot be shown again once the cards are closed.',
    'Only an administrator of the school can delete a group.',
    'Nobody can log in with it any more.',
    'Administrators of the school see what was changed.',
    'Your answers are still here; try again.',
    'What you choose applies at once and is remembered on this device.',
    'Its members stay in their organisations.',
    'Each export is logged.',
    'You’ve been logged out on your other devices.',
    'Shows books for this age and younger.',
    'Employees may log in with a second factor',
    'A card of a school that has it switched off no longer works.',
    'Your gift card balance pays the first {{count}} charges in full, until {{date}}.',
    'Print the cards before you leave the page: nobody can read the new passwords afterwards.',
  ])('the sentence %j is a promise', (sentence) => {
    expect(isPromise(sentence)).toBe(true);
  });

  it.each([
    'Delete',
    'Remove all cards',
    'Free text',
    'Open the user management',
    'Delete {{name}}?',
    'Which card should we charge?',
    'Enter your email address.',
    'Wait until it has finished.',
    'Ask your school to open it.',
    'The bookshelf could not be loaded.',
    'The platform cannot be reached.',
    'This page cannot be opened.',
    'Last added',
    'Person deleted',
    'Type the beginning of a title or author.',
    'The passwords do not match.',
    'You do not belong to any group.',
    'A column is missing for: {{fields}}',
  ])('the sentence %j is no promise', (sentence) => {
    expect(isPromise(sentence)).toBe(false);
  });

  it('a text is split into its sentences', () => {
    expect(sentencesOf('It is free. See {{host}}.example now! Until {{date}}')).toEqual([
      'It is free.',
      'See {{host}}.example now!',
      'Until {{date}}',
    ]);
  });

  it('the key of a text in a locale file has its workspace, its folder and one name for all plural forms', () => {
    expect(localeTexts('admin/src/sync/locales/en-GB.json', '{ "a": { "b_one": "x", "b_other": "y" }, "c": "z" }')).toEqual([
      { key: 'admin/sync:a.b', text: 'x' },
      { key: 'admin/sync:a.b', text: 'y' },
      { key: 'admin/sync:c', text: 'z' },
    ]);
    expect(localeTexts('consumer/src/locales/en-GB.json', '{ "c": "z" }')[0]?.key).toBe('consumer:c');
  });

  it('the texts of the mails are found in conditions, templates and functions', () => {
    const source = `export const english = (mail: string) => ({
      open: 'Open',
      ends: ({ at, next, isNow }) => ({ paragraphs: [\`It ends on \${at}: \${isNow ? 'now' : \`then, \${next.amount}\`}.\`, each((one) => 'Free.')] }),
    });`;
    expect(mailTexts(source)).toEqual([
      { key: 'mail:open', text: 'Open' },
      { key: 'mail:ends', text: 'It ends on {{at}}: {{…}}.' },
      { key: 'mail:ends', text: 'now' },
      { key: 'mail:ends', text: 'then, {{amount}}' },
      { key: 'mail:ends', text: 'Free.' },
    ]);
  });
});

describe('checking the table', () => {
  const head = '| promise | keys | effect | test file | test title |\n|---|---|---|---|---|\n';
  const files: Record<string, string> = { 'shop.test.ts': "test('it is free', () => {});" };
  const shop = [
    { key: 'shop:free', text: 'It is free. Buy it.' },
    { key: 'shop:trial', text: 'Free until {{date}}' },
  ];
  const good = '| It is free. / Free until … | `shop:free`, `shop:trial` | no charge | shop.test.ts | it is free |';
  const problemsOf = (row: string, exceptions: Exceptions = {}, of = shop) =>
    findPromiseProblems(of, `${head}${row}\n`, exceptions, (path) => files[path]);

  it('the check accepts a row with existing keys, sentences and test', () => {
    expect(problemsOf(good)).toEqual([]);
  });

  it.each([
    ['an unknown key', good.replace('`shop:trial`', '`shop:gone`'), 'line 3: no text has the key shop:gone'],
    ['a key with another text', good.replace(' / Free until …', ''), "line 3: the text of shop:trial is none of the row's promises"],
    ['a sentence that no text has', good.replace('It is', 'It was'), "line 3: no text of the row says 'It was free.'"],
    ['a quote of nothing', good.replace('Free until …', '…'), "line 3: the promise '…' is too short"],
    ['no effect', good.replace('no charge', ''), 'line 3: the row names no effect'],
    ['an unknown file', good.replace('shop.test.ts', 'gone.test.ts'), 'line 3: no such test file: gone.test.ts'],
    ['an unknown title', good.replace('| it is free', '| it is'), "line 3: no test 'it is' in shop.test.ts"],
    ['too few columns', good.replace('| no charge ', ''), 'line 3: not a row of 5 columns'],
  ])('the check reports a row with %s', (_fault, row, message) => {
    expect(problemsOf(row)).toContain(message);
  });

  it('an exception replaces a row, needs a reason and must be needed', () => {
    const row = '| It is free. | `shop:free` | no charge | shop.test.ts | it is free |';
    expect(problemsOf(row, { 'shop:trial': 'A label.' })).toEqual([]);
    expect(problemsOf(row, { 'shop:trial': ' ' })).toEqual(['the exception shop:trial has no reason']);
    expect(problemsOf(good, { 'shop:trial': 'A label.' })).toEqual(['the exception shop:trial is not needed']);
  });

  it('more than twenty exceptions are refused', () => {
    const names = Array.from({ length: maximumExceptions + 1 }, (_, index) => `shop:free${index}`);
    const exceptions = Object.fromEntries(names.map((name) => [name, 'A label.']));
    const many = [...shop, ...names.map((key) => ({ key, text: 'It is free.' }))];
    expect(maximumExceptions).toBe(20);
    expect(problemsOf(good, exceptions, many)).toEqual(['21 exceptions, and at most 20 are allowed']);
    expect(
      problemsOf(
        good,
        Object.fromEntries(Object.entries(exceptions).slice(1)),
        many.filter(({ key }) => key !== 'shop:free0'),
      ),
    ).toEqual([]);
  });
});
