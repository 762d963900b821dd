import type { components } from '@realmkit/openapi/types/customer-management';
import { type ContractDocument, readContract } from '../src/contract/document.ts';

type User = components['schemas']['User'];

/** How many rows the compared lists have. */
export const listLength = 20;

/** The rows of a page of users. */
export const users: User[] = Array.from({ length: listLength }, (_, index) => ({
  uid: `se-user-${index + 1}`,
  userName: `astrid.lindqvist${index}`,
  legacyId: index + 1,
  name: `Astrid Lindqvist ${index}`,
  email: `astrid.lindqvist${index}@example.se`,
  identifiers: [{ type: 'eppn', value: `astrid.lindqvist${index}@skola.example.se` }],
  schoolAssociations: [{ schoolUid: 'se-school-4', schoolName: 'Björkskolan', role: 'student' }],
}));

/** The contract with a list of that many users: as its example, for mocks that answer examples, and by its schema, for those that make rows up. */
export function listContract(): ContractDocument {
  const document = readContract('customer-management');
  const { schemas = {}, examples = {}, ...components } = document.components ?? {};
  const page = structuredClone(schemas.UserPage);
  const data: unknown = Reflect.get(Object(Reflect.get(Object(page), 'properties')), 'data');
  Object.assign(Object(data), { minItems: listLength, maxItems: listLength });
  return {
    ...document,
    components: {
      ...components,
      schemas: { ...schemas, UserPage: page },
      examples: { ...examples, users: { summary: 'A page', value: { data: users, meta: { totalItems: 2500 } } } },
    },
  };
}
