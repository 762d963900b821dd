import { type Book, unwrap } from '@realmkit/openapi';
import { useClients } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';

/** Returns a book of the catalogue (admin §7), once it is loaded. */
export function useBook(bookId: string): Book | undefined {
  const { library } = useClients();
  return useQuery({
    queryKey: ['book', bookId],
    queryFn: async ({ signal }) => unwrap(await library.GET('/v1/books/{bookId}', { params: { path: { bookId } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
