import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  element,
  type GuessedField,
  type GuessOptions,
  guessInputs,
  guessPage,
  headingField,
  inferFields,
  nameField,
  nameOfField,
  type Page,
  printPage,
  schemaOfPage,
  singularOf,
  wordsOf,
} from '@realmkit/admin-kit/guesser';
import { readContract } from '@realmkit/contract-engine/contracts';
import { asObject, isJsonObject } from '@realmkit/openapi/json';
import { type ServiceName, serviceOf } from '@realmkit/openapi/services';
import { contractCalls } from './contractCalls.ts';
import { refuseTakenName, registerResource } from './registerResource.ts';
import { printDeclaration, printIndex, printJourney, printStories, type ResourceNames } from './templates.ts';
import { createWorkspace } from './workspace.ts';

type Resources = Parameters<typeof inferFields>[1]['resources'];

/** A resource to write. */
export interface NewResource {
  /** The folder of the project. */
  readonly root: string;
  /** The name of the resource: `classGroups`. */
  readonly name: string;
  readonly service: ServiceName;
  /** The path of its list in the contract. */
  readonly path: string;
  /** The resources that the panel has already, to which fields can refer. */
  readonly resources: Resources;
}

/** The mark of texts that nobody has translated: the test of the locales fails until it is taken away. */
const draft = 'English in all locales: translate the texts, then take this line away.';

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
/** Returns a name as a key of texts: `amount_due` as `amountDue`. */
const keyOf = (name: string): string => name.replaceAll(/[._-](\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns a value for a story, of the type of the field. */
function exampleOf({ kind, source, choices = [] }: GuessedField): unknown {
  const text = `${wordsOf(source)} 1`;
  return { number: 1, boolean: true, date: '2026-01-01', choice: choices[0], references: [], list: [], reference: 'se-1', text }[kind];
}

/** Returns an object with a value for each field, also in objects within it. */
function exampleOfRow(fields: readonly GuessedField[]): object {
  const row: Record<string, unknown> = {};
  for (const field of fields) {
    const path = field.source.split('.');
    const holder = path.slice(0, -1).reduce<Record<string, unknown>>((object, name) => {
      const inner = isJsonObject(object[name]) ? { ...object[name] } : {};
      object[name] = inner;
      return inner;
    }, row);
    holder[path.at(-1) ?? field.source] = exampleOf(field);
  }
  return row;
}

/** Collects the English texts of a resource while its pages are printed. */
function collectTexts(title: string, add: string | undefined) {
  const fields: Record<string, string> = {};
  const choices: Record<string, Record<string, string>> = {};
  const label = (field: GuessedField) => {
    const key = keyOf(nameOfField(field));
    fields[key] = wordsOf(nameOfField(field));
    return { code: `t(($) => $.fields.${key})` };
  };
  const choicesOf = (field: GuessedField, ids: readonly string[]) => {
    const key = keyOf(nameOfField(field));
    choices[key] = Object.fromEntries(ids.map((id) => [id, wordsOf(id)]));
    const tuple = `([${ids.map((id) => `'${id}'`).join(', ')}] as const)`;
    return { code: `${tuple}.map((id) => ({ id, name: t(($) => $.choices.${key}[id]) }))` };
  };
  const texts = () => ({ draft, title, ...(add && { add }), fields, ...(Object.keys(choices).length > 0 && { choices }) });
  return { label, choices: choicesOf, texts };
}

/** Writes a resource of the panel from its contract; returns the written files, and the keys and English texts that are to be translated. */
export function newResource({ root, name, service, path, resources }: NewResource) {
  const workspace = createWorkspace(root);
  if (name in resources) throw new Error(`The panel has a resource '${name}' already.`);
  refuseTakenName(workspace, name);
  const contract = asObject(readContract(serviceOf(service).contract));
  const calls = contractCalls(contract, path);
  const [request, record, rows] = [() => ({}), () => ({ id: 0 }), () => []];
  const declaration = {
    service,
    getList: { call: calls.getList, request, rows },
    ...(calls.getOne && { getOne: { call: calls.getOne, request, record } }),
    ...(calls.create && { create: { call: calls.create, request, record } }),
    ...(calls.update && { update: { call: calls.update, request } }),
  };
  const isValidatedByService = Object.values(resources).some(
    (one) => one.service === service && one.getList?.call === calls.getList && one.validation === 'service',
  );
  const fieldsOf = (page: Page) =>
    inferFields(schemaOfPage(contract, name, declaration, page), { contract, name, resources: { ...resources, [name]: declaration } });
  const row = fieldsOf('list');
  const title = wordsOf(name);
  const page = capitalised(singularOf(name));
  const names: ResourceNames = { name, page, title, service, recordName: nameField(row)?.source, isValidatedByService };
  const { texts, ...texted } = collectTexts(title, calls.create && `Add ${singularOf(title).toLowerCase()}`);
  const options: GuessOptions = {
    validate: !isValidatedByService,
    title: { code: 't(($) => $.title)' },
    ...(calls.create && { add: { code: 't(($) => $.add)' } }),
    list: { code: `{ href: '/controlpanel/${name}', label: t(($) => $.title) }` },
    ...texted,
  };
  const translated = { imports: [`import { useTranslation } from 'react-i18next';`], lines: [`const { t } = useTranslation('${name}');`] };
  const inputs = `${page}Inputs`;
  const print = (kind: Page, fields: readonly GuessedField[], hasInputs = false) =>
    printPage(guessPage(kind, fields, { ...options, more: hasInputs ? [element(inputs)] : [] }, row), {
      ...translated,
      name: `${page}${capitalised(kind)}`,
      modules: { [inputs]: `./${inputs}.tsx` },
    });
  // What is entered when a record is added and when it is changed is one component of both pages.
  const [added, changed] = [declaration.create ? fieldsOf('create') : [], declaration.update ? fieldsOf('edit') : []];
  const isIn = (fields: readonly GuessedField[]) => (field: GuessedField) => fields.some(({ source }) => source === field.source);
  const shared = added.filter(isIn(changed));
  const rest = (fields: readonly GuessedField[]) => fields.filter((field) => !isIn(shared)(field));
  const ids = ['id', 'uid', ...calls.idFields];
  const isColumn = ({ source, kind, reference }: GuessedField) =>
    kind !== 'list' && !source.includes('.') && (reference !== undefined || !ids.includes(source));
  const columns = row.filter(isColumn);
  const modules = new Map<string, string>([
    ['List', print('list', columns.length > 0 ? columns : row)],
    ...(declaration.create ? [['Create', print('create', rest(added), shared.length > 0)] as const] : []),
    ...(declaration.update ? [['Edit', print('edit', rest(changed), shared.length > 0)] as const] : []),
    ...(shared.length > 0
      ? [['Inputs', printPage(guessInputs(shared, options), { ...translated, name: inputs, isPart: true })] as const]
      : []),
  ]);
  const folder = `admin/src/resources/${name}`;
  const { write } = workspace;
  write(`${folder}/index.ts`, printIndex(names, [...modules.keys()]));
  for (const [module, code] of modules) write(`${folder}/${page}${module}.tsx`, code);
  const heading = headingField(columns) ?? columns[0] ?? row[0];
  const story = { path, row: exampleOfRow(row), heading: heading ? String(exampleOf(heading)) : title };
  write(`${folder}/${page}.stories.tsx`, printStories(names, calls, story));
  const locales = readdirSync(join(root, 'admin/src/locales')).flatMap((file) => (file.endsWith('.json') ? [basename(file, '.json')] : []));
  for (const locale of locales) write(`${folder}/locales/${locale}.json`, `${JSON.stringify(texts(), null, 2)}\n`);
  write(`admin/src/dataProvider/${name}.ts`, printDeclaration(names, calls));
  registerResource(workspace, names, locales);
  write(`e2e/tests/admin/${name}.spec.ts`, printJourney(names, calls, path));
  return { files: workspace.save(), texts: texts() };
}
