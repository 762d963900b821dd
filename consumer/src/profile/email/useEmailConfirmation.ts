import { ServiceError, unwrap } from '@realmkit/openapi';
import { type Clients, useClients, useUserContext } from '@realmkit/shell';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHref, useLocation, useSearchParams } from 'react-router';

/** The query parameter of the link in a confirmation email. */
const linkParameter = 'confirm';

/** The state of a confirmation link. */
export type EmailConfirmation =
  | { readonly status: 'none' | 'checking' | 'confirmed' | 'invalidLink' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void };

/** Returns whether an error means that a confirmation link is invalid (shell §5). */
const isInvalidLink = (error: unknown): boolean =>
  error instanceof ServiceError &&
  error.name === 'InvalidInputError' &&
  error.attributes.some(({ attribute }) => attribute === 'confirmUrl');

/** Builds the query that confirms a link, at most once per page load: true, or false for an invalid link (shell §5). */
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
 * Confirms the email address if the page was opened by the link of a confirmation email. A response removes the link from the URL, so that a reload
 * does not use it again; after an error it stays there.
 */
export function useEmailConfirmation(): EmailConfirmation {
  const clients = useClients();
  const { reload } = useUserContext();
  const [query, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const href = useHref({ pathname, search });
  const [link] = useState(() => (query.has(linkParameter) ? window.location.origin + href : undefined));
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
