import {
  type GuessedField,
  type GuessOptions,
  guessPage,
  inferFields,
  type Page,
  printPage,
  schemaOfPage,
} from '@realmkit/admin-kit/guesser';
import { readContract } from '@realmkit/contract-engine/contracts';
import { asObject } from '@realmkit/openapi/json';
import { serviceOf } from '@realmkit/openapi/services';
import { resources } from '../../admin/src/dataProvider/resources.ts';

/** The name of a resource of the panel. */
export type Name = keyof typeof resources;

/** The pages that can be guessed, with the verb of the data provider that each needs. */
const verbs = { list: 'getList', show: 'getOne', edit: 'update', create: 'create' } as const satisfies Record<Page, string>;
export const pages = ['list', 'show', 'edit', 'create'] as const satisfies readonly Page[];
export const names = Object.keys(resources).filter((name): name is Name => name in resources);

const contractOf = (name: Name) => asObject(readContract(serviceOf(resources[name].service).contract));

export const hasPage = (name: Name, page: Page): boolean => verbs[page] in resources[name];

export const schemaOf = (name: Name, page: Page) => schemaOfPage(contractOf(name), name, resources[name], page);

export const fieldsOf = (name: Name, page: Page): GuessedField[] =>
  inferFields(schemaOf(name, page), { contract: contractOf(name), name, resources });

/** Returns the code of a page of a resource of the panel, as the guessers print it. */
export function print(name: Name, page: Page): string {
  const options: GuessOptions = {
    title: name,
    ...(hasPage(name, 'create') && { add: `Add to ${name}` }),
    list: { code: `{ href: '/controlpanel/${name}', label: '${name}' }` },
    validate: resources[name].validation !== 'service',
  };
  return printPage(guessPage(page, fieldsOf(name, page), options, hasPage(name, 'show') ? fieldsOf(name, 'show') : []));
}
