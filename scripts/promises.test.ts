import { describe, expect, it } from 'vitest';
import { findPromiseProblems, localeTexts, mailTexts, projectProblems, projectTexts, sentencesOf } from './promises.ts';

const texts = projectTexts('en-GB');

describe('the promises of the project', () => {
  it('each row of the list names texts and a test that exist', () => {
    expect(texts.length).toBeGreaterThan(1000);
    expect(projectProblems(texts)).toEqual([]);
  });

  it('a promise whose text or key changes is reported with its row', () => {
    const renamed = texts.map((one) => (one.key === 'consumer/shop:redeem.balance' ? { ...one, key: 'consumer/shop:redeem.rest' } : one));
    expect(projectProblems(renamed)).toEqual([
      expect.stringMatching(/^line \d+: no text has the key consumer\/shop:redeem\.balance$/),
      expect.stringMatching(/^line \d+: no text of the row says 'It is used before your card is charged\.'$/),
    ]);
  });
});

describe('reading the texts', () => {
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
  const problemsOf = (row: string) => findPromiseProblems(shop, `${head}${row}\n`, (path) => files[path]);

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
});
