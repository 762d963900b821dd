import type { RouterProvider } from 'ra-core';
import type { ListDefinition } from '../../list/ListDefinition.ts';
import { listUrlRouter } from '../../list/url/listUrlRouter.ts';
import type { PersonType } from '../personTypes.ts';

/** The fields that the legacy service sorts people by. */
const sortable = ['id', 'name', 'username', 'email'];

const list = (resource: string): { readonly definition: ListDefinition; readonly router: RouterProvider } => {
  const definition: ListDefinition = { resource, sortable, filters: {}, rowsMeta: { rows: true } };
  return { definition, router: listUrlRouter(definition) };
};

/** The list of each type of people, with its router. */
export const peopleLists = {
  students: list('students'),
  guardians: list('guardians'),
  employees: list('employees'),
} satisfies Record<PersonType, ReturnType<typeof list>>;
