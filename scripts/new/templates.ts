import type { ContractCalls } from './contractCalls.ts';

/** The names of a new resource. */
export interface ResourceNames {
  /** Of the resource: `classGroups`. */
  readonly name: string;
  /** Of its pages' files: `ClassGroup`. */
  readonly page: string;
  /** English, for people: `Class groups`. */
  readonly title: string;
  /** The name of its service: `customerManagement`. */
  readonly service: string;
  /** Of a record, if an attribute has it: `name`. */
  readonly recordName?: string | undefined;
  /** Whether the service alone validates (admin §5). */
  readonly isValidatedByService: boolean;
}

/** The request of a list that sends no parameters. */
const noRequest = '() => ({})';
const listQueryParameters = ['page', 'size', 'sort', 'filters'];

/** Prints the function that returns what the list sends. */
function printRequest({ query, sortable }: ContractCalls): string {
  const has = (name: string): boolean => query.includes(name);
  if (listQueryParameters.every(has)) return '(list) => ({ query: listQuery(list) })';
  const parts = [
    ...(has('page') ? [['page', 'page']] : []),
    ...(has('size') ? [['size', 'size']] : []),
    ...(has('limit') ? [['size', 'limit: size']] : []),
    ...(has('limit') && has('offset') ? [['page', 'offset: (page - 1) * size']] : []),
    ...(sortable.length > 0 ? [['sort', 'sort: [sort.field, sort.order].join()']] : []),
    ...(has('q') ? [['q', '...(q && { q })']] : []),
    ...(has('filters') ? [['filter', '...(Object.keys(filter).length > 0 && { filters: JSON.stringify(filter) })']] : []),
  ];
  if (parts.length === 0) return noRequest;
  const used = new Set(parts.map(([name]) => name));
  return `({ ${[...used].join(', ')} }) => ({ query: { ${parts.map(([, part]) => part).join(', ')} } })`;
}

/** Prints the declaration of a resource: the calls of its contract. */
export function printDeclaration({ name, service, title, isValidatedByService }: ResourceNames, calls: ContractCalls): string {
  const { getList, getOne, create, update, delete: deletion, idParameter, idFields, rows, sortable, returnsId, samples } = calls;
  const request = printRequest(calls);
  const idOf = (record: string): string => {
    const [first, ...others] = idFields.map((field) => `${record}.${field}`);
    return others.length > 0 ? `compositeId(${[first, ...others].join(', ')})` : String(first);
  };
  const isId = idFields.join() === 'id';
  const list = rows === undefined ? 'rows' : rows;
  const created = returnsId
    ? isId
      ? '({ id }) => ({ id })'
      : `(record) => ({ id: ${idOf('record')} })`
    : '(_, { location }) => ({ id: location })';
  const path = `path: { ${idParameter}: ${calls.idIsNumber ? 'Number' : 'String'}(id) }`;
  const line = (verb: string, call: string | undefined, answer: string | undefined, rest: string) =>
    call === undefined ? [] : [`  ${verb}: { call: '${call}', ${answer === undefined ? '' : `answer: ${answer}, `}${rest} },`];
  return [
    `import { defineResource } from '@realmkit/admin-kit';`,
    ...(request.includes('listQuery(') ? [`import { listQuery } from './listQuery.ts';`] : []),
    ...(idFields.length > 1 ? [`import { compositeId } from './relations.ts';`] : []),
    '',
    `/** ${title}, by the contract of the service. */`,
    `export const ${name} = defineResource('${service}', {`,
    ...(isValidatedByService ? [`  validation: 'service',`] : []),
    `  getList: {`,
    `    call: '${getList}',`,
    `    answer: ${samples.getList},`,
    `    request: ${request},`,
    `    rows: (${rows === undefined ? 'rows' : `{ ${rows} }`}) => ${isId ? list : `${list}.map((row) => ({ ...row, id: ${idOf('row')} }))`},`,
    ...(sortable.length > 0 ? [`    sortable: [${sortable.map((field) => `'${field}'`).join(', ')}],`] : []),
    ...(calls.query.some((parameter) => ['size', 'limit'].includes(parameter)) ? [] : ['    countsRows: true,']),
    `  },`,
    ...line(
      'getOne',
      getOne,
      samples.getOne,
      `request: ({ id }) => ({ ${path} }), record: ${isId ? '(one) => one' : '(one, { id }) => ({ ...one, id })'}`,
    ),
    ...line('create', create, samples.create, `request: ({ data }) => ({ body: data }), record: ${created}`),
    ...line('update', update, undefined, `request: ({ id, data }) => ({ ${path}, body: data })`),
    ...line('delete', deletion, undefined, `request: ({ id }) => ({ ${path} })`),
    '});',
    '',
  ].join('\n');
}

/** Prints the props of the `<Resource>`. */
export function printIndex({ name, page, title, recordName }: ResourceNames, modules: readonly string[]): string {
  return [
    `import type { ResourceProps } from '@realmkit/admin-kit';`,
    '',
    `/** ${title}. */`,
    `export const ${name}: ResourceProps = {`,
    `  name: '${name}',`,
    ...['List', 'Create', 'Edit'].flatMap((kind) =>
      modules.includes(kind) ? [`  ${kind.toLowerCase()}: () => import('./${page}${kind}.tsx'),`] : [],
    ),
    ...(recordName === undefined ? [] : [`  recordRepresentation: '${recordName}',`]),
    '};',
    '',
  ].join('\n');
}

interface StoryParts {
  /** The path of the list, after the base URL of its service. */
  readonly path: string;
  readonly row: object;
  /** The text of the row that names it. */
  readonly heading: string;
}

/** Prints the stories of the list: its rows, while it loads, empty, and forbidden. */
export function printStories({ name, page, title }: ResourceNames, calls: ContractCalls, { path, row, heading }: StoryParts): string {
  const { rows } = calls;
  const url = printRequest(calls) === noRequest ? path : `${path}?`;
  return `
import type { Meta, StoryObj } from '@storybook/react-vite';
import './${page}List.tsx';
import { expectLoading, expectText, neverRespond, type PageStory, panelStories, respondWithError } from '../../testing/panelStories.tsx';

const row = ${JSON.stringify(row)};
const respondWith = (rows: readonly object[]): PageStory['instead'] => ({ url }) =>
  url.includes('${url}') ? Response.json(${rows === undefined ? 'rows' : `{ ${rows === 'rows' ? 'rows' : `${rows}: rows`}, meta: { totalItems: rows.length } }`}) : undefined;

/** ${title}. */
const meta = {
  ...panelStories,
  title: '${title}',
  args: { ...panelStories.args, visitor: 'superuser', path: '/controlpanel/${name}', instead: respondWith([row]) },
} satisfies Meta<PageStory>;

export default meta;
type Story = StoryObj<PageStory>;

/** The list with a row. */
export const List: Story = { play: () => expectText(${JSON.stringify(heading)}) };

/** The list is loading. */
export const Loading: Story = { args: { instead: neverRespond('${url}') }, play: expectLoading };

/** There are no rows. */
export const Empty: Story = { args: { instead: respondWith([]) }, play: () => expectText('Här finns ingenting än') };

/** The list is forbidden. */
export const Forbidden: Story = {
  args: { instead: respondWithError('${url}', 403, 'forbidden') },
  play: () => expectText(/Du har inte behörighet/),
};
`;
}

/** Prints the journey: a superuser opens the list, a record of it, and the page that adds one. It names no texts, so that it passes when they are translated. */
export function printJourney({ name, title }: ResourceNames, { rows, create, update, superuserAdds }: ContractCalls, path: string): string {
  const add = create !== undefined && superuserAdds;
  return `
import { expect, journeyRealms, openSignedIn, test } from '../../journey.ts';
${
  update || add
    ? `
/** The form of a record; a list has forms too, which search and sort. */
const recordForm = 'form:has([type="submit"])';
`
    : ''
}
for (const realm of journeyRealms) {
  test.describe(\`${title}, \${realm}\`, () => {
    test('a superuser sees what the service lists under ${title}${update ? ', and opens the first record' : ''}', async ({ page }) => {
      const response = page.waitForResponse((one) => one.request().resourceType() === 'fetch' && new URL(one.url()).pathname.endsWith('${path}'));
      await openSignedIn(page, realm, 'superuser', '/controlpanel/${name}');
      const ${rows === undefined ? 'rows' : rows === 'rows' ? '{ rows }' : `{ ${rows}: rows }`} = await (await response).json();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('rowheader')).toHaveCount(rows.length);
${
  update
    ? `      const first = page.getByRole('rowheader').first().getByRole('link');
      const recordName = String(await first.textContent());
      await first.click();
      await expect(page.getByRole('heading', { level: 1, name: recordName })).toBeVisible();
      await expect(page.getByRole('main').locator(recordForm)).toBeVisible();
`
    : ''
}    });
${
  add
    ? `
    test('a superuser opens the form that adds a record to ${title}', async ({ page }) => {
      await openSignedIn(page, realm, 'superuser', '/controlpanel/${name}');
      await page.getByRole('main').locator('a[href$="/${name}/new"]').click();
      await expect(page.getByRole('main').locator(recordForm)).toBeVisible();
    });
`
    : ''
}  });
}
`;
}
