import { ServiceError, unwrap } from '@realmkit/openapi';
import { type Clients, useClients, useUserContext } from '@realmkit/shell';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHref, useLocation, useSearchParams } from 'react-router';

/** The query parameter that marks the link of a confirmation mail. */
const linkParameter = 'confirm';

/** How a confirmation link turned out. */
export type EmailConfirmation =
  | { readonly status: 'none' | 'checking' | 'confirmed' | 'invalidLink' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void };

/** Whether the service says that a confirmation link is not good (shell §5). */
const isInvalidLink = (error: unknown): boolean =>
  error instanceof ServiceError &&
  error.name === 'InvalidInputError' &&
  error.attributes.some(({ attribute }) => attribute === 'confirmUrl');

/** Confirms by a link, at most once in the life of a page: true, or false where the link is not good (shell §5). */
const confirmation = ({ account }: Clients, confirmUrl: string) =>
  queryOptions({
    queryKey: ['emailConfirmation', confirmUrl],
    queryFn: async () => {
      try {
        unwrap(await account.POST('/email/confirmValidation', { body: { confirmUrl } }));
        return true;
      } catch (error) {
        if (isInvalidLink(error)) return false;
        throw error;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

/**
 * Follows the link of a confirmation mail when the page was opened by it. An answer takes the link off the address, so that a reload does
 * not use it a second time; after a failure it stays there.
 */
export function useEmailConfirmation(): EmailConfirmation {
  const clients = useClients();
  const { reload } = useUserContext();
  const [query, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const address = useHref({ pathname, search });
  const [link] = useState(() => (query.has(linkParameter) ? window.location.origin + address : undefined));
  const { data: confirmed, error, isFetching, refetch } = useQuery({ ...confirmation(clients, link ?? ''), enabled: link !== undefined });

  useEffect(() => {
    if (confirmed === undefined) return;
    setQuery(
      (present) => {
        present.delete(linkParameter);
        return present;
      },
      { replace: true },
    );
    if (confirmed) void reload();
  }, [confirmed, setQuery, reload]);

  if (link === undefined) return { status: 'none' };
  if (confirmed !== undefined) return { status: confirmed ? 'confirmed' : 'invalidLink' };
  return error && !isFetching ? { status: 'failed', error, retry: () => void refetch() } : { status: 'checking' };
}
