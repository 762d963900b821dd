import { ServiceError, unwrap } from '@realmkit/openapi';
import { type Clients, useClients, useUserContext } from '@realmkit/shell';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useHref, useLocation, useSearchParams } from 'react-router';
import { useIsOwnOnly } from '../../page/OwnOnly.tsx';

/** The query parameter of the link in a confirmation email. */
const linkParameter = 'confirm';

/** The result of a link: the last three are the reasons why it is no longer good. */
type LinkResult = 'confirmed' | 'alreadyConfirmed' | 'otherAccount' | 'invalidLink';

/** The state of a confirmation link. */
export type EmailConfirmation =
  | { readonly status: 'none' | 'checking' | LinkResult }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void };

const results: Readonly<Record<string, LinkResult>> = { used: 'alreadyConfirmed', otherAccount: 'otherAccount' };

/** Returns why a confirmation link is not good (shell §5); undefined for other errors. */
function invalidLinkResult(error: unknown): LinkResult | undefined {
  if (!(error instanceof ServiceError) || error.name !== 'InvalidInputError') return undefined;
  const reason = error.attributes.find(({ attribute }) => attribute === 'confirmUrl')?.reason;
  return reason === undefined ? undefined : (results[reason] ?? 'invalidLink');
}

/** Builds the query that confirms a link, at most once per page load. */
const confirmation = ({ account }: Clients, confirmUrl: string) =>
  queryOptions({
    queryKey: ['emailConfirmation', confirmUrl],
    queryFn: async (): Promise<LinkResult> => {
      try {
        unwrap(await account.POST('/email/confirmValidation', { body: { confirmUrl } }));
        return 'confirmed';
      } catch (error) {
        const result = invalidLinkResult(error);
        if (result === undefined) throw error;
        return result;
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
  const isOwnOnly = useIsOwnOnly('account POST /email/confirmValidation');
  const enabled = link !== undefined && !isOwnOnly;
  const { data: result, error, isFetching, refetch } = useQuery({ ...confirmation(clients, link ?? ''), enabled });

  useEffect(() => {
    if (result === undefined) return;
    setQuery(
      (present) => {
        present.delete(linkParameter);
        return present;
      },
      { replace: true },
    );
    if (result === 'confirmed') void reload();
  }, [result, setQuery, reload]);

  if (!enabled) return { status: 'none' };
  if (result !== undefined) return { status: result };
  return error && !isFetching ? { status: 'failed', error, retry: () => void refetch() } : { status: 'checking' };
}
