import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { asObject } from '@realmkit/openapi/json';
import { afterAll, describe, expect, test } from 'vitest';
import { localeProblems } from '../../packages/shell/src/testing/localeProblems.ts';
import { copyPanel, writeResource } from './newResources.ts';

const root = copyPanel();
afterAll(() => rmSync(root, { recursive: true }));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files: string[] = [];
const write = (name: string, list: Parameters<typeof writeResource>[2]) => {
  const written = writeResource(root, name, list);
  files.push(...written.files);
  return written;
};
const schoolClubs = write('schoolClubs', { service: 'customerManagement', path: '/groups' });
write('schools', { service: 'customerManagement', path: '/schoolUnits' });
const bills = write('bills', { service: 'payment', path: '/invoices' });
write('catalogue', { service: 'library', path: '/v1/books' });
write('contracts', { service: 'payment', path: '/subscriptions' });
write('answers', { service: 'submissions', path: '/' });
// What Biome reports fails here.
execFileSync(resolve('node_modules/.bin/biome'), ['check', '--write', '--error-on-warnings', '--vcs-enabled=false', ...new Set(files)], {
  cwd: root,
  stdio: 'pipe',
});

const folderOf = (name: string): string => `admin/src/resources/${name}`;
const ownFiles = (name: string): string[] => [...new Set(files)].filter((file) => dirname(file) === folderOf(name));

describe('a new resource', () => {
  test('a new resource has pages, stories, a declaration and a journey', () => {
    expect(ownFiles('schoolClubs').toSorted()).toEqual(
      [
        'SchoolClub.stories.tsx',
        'SchoolClubCreate.tsx',
        'SchoolClubEdit.tsx',
        'SchoolClubInputs.tsx',
        'SchoolClubList.tsx',
        'index.ts',
      ].map((file) => `${folderOf('schoolClubs')}/${file}`),
    );
    expect(schoolClubs.files).toEqual(
      expect.arrayContaining(['admin/src/dataProvider/schoolClubs.ts', 'e2e/tests/admin/schoolClubs.spec.ts']),
    );
  });

  test('new resources are in the panel: their declarations, their pages, their areas and their texts', () => {
    for (const [name, title] of [['schoolClubs', 'School clubs'] as const, ['bills', 'Bills'] as const]) {
      expect(read('admin/src/dataProvider/resources.ts')).toMatch(new RegExp(`export const resources = \\{[^}]*\\b${name},`));
      expect(read('admin/src/routes.tsx')).toContain(`<Resource {...${name}} />`);
      expect(read('admin/src/panel/navigation/areas.ts')).toContain(`{ path: '${name}', needs: { resource: '${name}', action: 'list' } },`);
      expect(read('admin/src/i18n/namespaces.ts')).toContain(`${name}: localeFiles(`);
      expect(JSON.parse(read('admin/src/locales/fi.json')).navigation.areas[name]).toBe(title);
    }
    expect(read('admin/src/access/usePermits.ts')).toContain('payment: paymentAccess,');
  });

  test.each(['schoolClubs', 'schools', 'bills', 'catalogue'])(
    'the resource %s has at most 141 lines as Biome formats it, without its stories and texts',
    (name) => {
      const code = [...ownFiles(name), `admin/src/dataProvider/${name}.ts`].filter((file) => !file.includes('.stories.'));
      expect(code.length).toBeGreaterThan(2);
      expect(code.map(read).join('').split('\n').length - 1).toBeLessThanOrEqual(141);
    },
  );

  test('a resource whose fields the service alone validates validates none of them', () => {
    expect(read('admin/src/dataProvider/schoolClubs.ts')).toContain(`validation: 'service',`);
    expect(read(`${folderOf('schoolClubs')}/SchoolClubInputs.tsx`)).not.toContain('validate');
    expect(read(`${folderOf('schools')}/SchoolInputs.tsx`)).toContain('validate={[required(), maxLength(255)]}');
  });

  test('the texts of a new resource are a draft in all eight locales, and complete without that mark', () => {
    const { draft, ...translated } = schoolClubs.texts;
    expect(draft).toContain('translate');
    const locales = schoolClubs.files.filter((file) => file.startsWith(`${folderOf('schoolClubs')}/locales/`));
    const all = locales.map((file) => [file, JSON.parse(read(file))] as const);
    const problems = localeProblems(Object.fromEntries(all));
    expect(problems).toHaveLength(8);
    expect(problems[0]).toContain('nobody has translated title, add, fields.groupId, fields.name');
    expect(localeProblems(Object.fromEntries(all.map(([file]) => [file, translated])))).toEqual([]);
  });

  test('a resource whose contract has only a list has only that page', () => {
    expect(bills.files.filter((file) => /\.tsx$/.test(file) && file.includes('bills/'))).toEqual([
      'admin/src/resources/bills/BillList.tsx',
      'admin/src/resources/bills/Bill.stories.tsx',
    ]);
    expect(read('admin/src/resources/bills/index.ts')).not.toMatch(/create|edit/);
    expect(asObject(JSON.parse(read('admin/src/resources/bills/locales/sv.json'))).title).toBe('Bills');
  });

  test('the stories of a list that sends no parameters answer its request, although the contract has one', () => {
    expect(read(`${folderOf('contracts')}/Contract.stories.tsx`)).toContain(`url.includes('/subscriptions')`);
  });

  test('a resource of one more service is written after Biome has put the access rules of the others on several lines', () => {
    expect(read('admin/src/access/usePermits.ts')).toContain('import {\n  controlPanelAccess,');
    writeResource(root, 'memberships', { service: 'account', path: '/me/organizations' });
    expect(read('admin/src/access/usePermits.ts')).toContain('import { accountAccess, controlPanelAccess,');
  });

  test.each([
    ['groups', '/groups', "a resource 'groups' already"],
    ['periods', '/groups', "an area 'periods' already"],
    ['pirates', '/pirates', 'no list at /pirates'],
    ['histories', '/users/{uid}/auditLogs', 'that of another record'],
  ])('a resource %s with the list %s is refused before anything is written', (name, path, reason) => {
    const before = read('admin/src/routes.tsx');
    expect(() => writeResource(root, name, { service: 'customerManagement', path })).toThrow(reason);
    expect(read('admin/src/routes.tsx')).toBe(before);
  });
});
