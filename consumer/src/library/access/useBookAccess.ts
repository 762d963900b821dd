import type { Book } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { entitlementQuery } from '../libraryQueries.ts';
import { type BookAccess, bookAccess } from './bookAccess.ts';

/** Returns how the books of the library open to the user; every book opens as long as the service has not said otherwise. */
export function useBookAccess(): (book: Book) => BookAccess {
  const { data: entitlement } = useQuery(entitlementQuery(useClients()));
  return (book) => bookAccess(entitlement, book);
}
