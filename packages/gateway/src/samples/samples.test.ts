import { realmOrigins } from '@realmkit/mock-server';
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

  test('the import template is a workbook with the columns in the first row', async () => {
    const response = await ask('/samples/import.xlsx', host);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="import-${realm.realm}.xlsx"`);
    const file = await bytes(response);
    expect(entriesOf(file)).toContain('xl/worksheets/sheet1.xml');
    const [, columns = ''] = file.toString().match(/<sheetData><row r="1">(.*)<\/row><\/sheetData><\/worksheet>/) ?? [];
    expect(columns.match(/<t>/g)).toHaveLength(5);
    expect(columns).toContain(`<t>${texts[realm.realm][0]}</t>`);
  });

  test('the import guide is a PDF whose cross-reference table is right', async () => {
    const file = (await bytes(await ask('/samples/import.pdf', host))).toString('latin1');
    expect(file.startsWith('%PDF-')).toBe(true);
    expect(file).toContain(`(${texts[realm.realm][1]}) Tj`);
    const starts = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, start]) => Number(start));
    expect(starts.map((start, index) => file.startsWith(`${index + 1} 0 obj`, start))).toEqual(starts.map(() => true));
    const table = Number(file.match(/startxref\n(\d+)/)?.[1]);
    expect(file.startsWith('xref', table)).toBe(true);
  });
});

test('a host without a realm has no samples', async () => {
  expect((await ask('/samples/import.pdf', 'realmkit.dk.localhost:8080')).status).toBe(404);
});

/** Returns the names in a zip file's directory and expects each entry at the offset that the directory gives. */
function entriesOf(file: Buffer): string[] {
  const names: string[] = [];
  let at = file.readUInt32LE(file.length - 6);
  while (file.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    const length = file.readUInt16LE(at + 28);
    expect(file.toString('latin1', file.readUInt32LE(at + 42), file.readUInt32LE(at + 42) + 4)).toBe('PK\x03\x04');
    names.push(file.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length;
  }
  return names;
}
