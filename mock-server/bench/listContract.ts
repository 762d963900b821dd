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

/** The contract with a list of that many users, each with one identifier and one school: as its example, for mocks that answer examples, and by its schema, for those that make rows up. */
export function listContract(): ContractDocument {
  const document = readContract('customer-management');
  const { schemas = {}, examples = {}, ...components } = document.components ?? {};
  const holding = (schema: unknown, property: string, count: number): unknown => {
    const copy: unknown = structuredClone(schema);
    Object.assign(Object(Reflect.get(Object(Reflect.get(Object(copy), 'properties')), property)), { minItems: count, maxItems: count });
    return copy;
  };
  const page = holding(schemas.UserPage, 'data', listLength);
  const user = holding(holding(schemas.User, 'identifiers', 1), 'schoolAssociations', 1);
  return {
    ...document,
    components: {
      ...components,
      schemas: { ...schemas, UserPage: page, User: user },
      examples: { ...examples, users: { summary: 'A page', value: { data: users, meta: { totalItems: 2500 } } } },
    },
  };
}
