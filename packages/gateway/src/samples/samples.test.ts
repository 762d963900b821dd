import { inflateSync } from 'node:zlib';
import { realmOrigins } from '@realmkit/mock-server';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { gateway } from '../gateway.ts';
import { realmHosts } from '../realmHosts.ts';

const site = gateway({ root: import.meta.dirname, sandbox: 'http://localhost:3000', sandboxState: () => ({ phase: 'ready' }) });
const ask = async (path: string, host: string) => site.request(path, { headers: { host } });
/** The first column of the template and the title of the guide, in the language of each country. */
const texts = {
  de: ['Klasse', 'Personen aus Excel importieren'],
  fi: ['Luokka', 'Käyttäjien tuonti Excelistä'],
  fr: ['Classe', 'Importer des utilisateurs depuis Excel'],
  no: ['Klasse', 'Importere brukere fra Excel'],
  nl: ['Klas', 'Gebruikers importeren uit Excel'],
  se: ['Klass', 'Importera användare från Excel'],
  uk: ['Class', 'Importing users from Excel'],
  us: ['Class', 'Importing users from Excel'],
} as const;
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe.each(realmHosts)('the links of $realm', (realm) => {
  const host = `${realmOrigins.appsHostname(realm.realm)}:8080`;

  test('the links to support, feedback, an Excel template and a PDF all work', async () => {
    const { links } = await (await ask('/config.json', host)).json();
    for (const name of ['support', 'feedback', 'importTemplate', 'importGuide']) {
      const { origin, pathname } = new URL(links[name]);
      expect(origin).toBe(`http://${host}`);
      expect((await ask(pathname, host)).status).toBe(200);
    }
  });

  test('the sample pages are in the language of the country', async () => {
    const response = await ask('/samples/support', host);
    expect(await response.text()).toContain(`<html lang="${realm.locale}">`);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('the import template is a workbook with the columns in the first row', { tags: ['shell §1.23', 'admin §9.21'] }, async () => {
    const response = await ask('/samples/import.xlsx', host);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="import-${realm.realm}.xlsx"`);
    const [columns, ...rows] = await readSheet(await bytes(response));
    expect(columns).toHaveLength(5);
    expect(columns?.[0]).toBe(texts[realm.realm][0]);
    expect(rows).toEqual([]);
  });

  test('the import guide is a PDF in the language of the country', { tags: ['shell §1.24'] }, async () => {
    const file = await bytes(await ask('/samples/import.pdf', host));
    expect(file.toString('latin1')).toMatch(/^%PDF-/);
    expect(file.toString('latin1')).toContain(`/Lang (${realm.locale})`);
    expect(textOf(file)).toContain(texts[realm.realm][1]);
  });
});

test('a host without a realm has no samples', async () => {
  expect((await ask('/samples/import.pdf', 'realmkit.dk.localhost:8080')).status).toBe(404);
});

/** Returns the text of a PDF in WinAnsi whose letters stand as hexadecimal numbers, between numbers for their distances. */
function textOf(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)];
  const drawn = streams.map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')).join('\n');
  return [...drawn.matchAll(/<([\da-f]+)>/g)].map(([, letters = '']) => Buffer.from(letters, 'hex').toString('latin1')).join('');
}
