import { ErrorPage, FailedState, PageSkeleton } from '@realmkit/design-system';
import type { User } from '@realmkit/openapi';
import { HttpError, useGetOne } from 'ra-core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useFailureText } from '../../failure/useFailureText.ts';
import { tabAddress } from '../../manage/addresses.ts';
import { usePageTitle } from '../../panel/usePageTitle.ts';
import { BackToList } from './BackToList.tsx';
import { UserSections } from './UserSections.tsx';

/** A user: who it is, where it belongs, what was done to it (admin §3, users of customer-management). */
export function Component() {
  const { t } = useTranslation('admin');
  const failureText = useFailureText();
  const { uid = '' } = useParams();
  const { data: user, error, isFetching, refetch } = useGetOne<User & { id: string }>('users', { id: uid });
  usePageTitle(user?.name);
  if (error instanceof HttpError && error.status === 404) {
    return (
      <ErrorPage
        kind="not-found"
        title={t(($) => $.user.gone)}
        description={t(($) => $.user.goneHelp)}
        home={{ label: t(($) => $.user.toList), href: tabAddress('users') }}
      />
    );
  }
  if (error) {
    const retry = { label: t(($) => $.list.retry), onRetry: () => void refetch(), busy: isFetching };
    return <FailedState title={t(($) => $.user.failed)} description={failureText(error)} retry={retry} />;
  }
  return (
    <>
      <BackToList />
      {user ? <UserSections user={user} /> : <PageSkeleton label={t(($) => $.user.loading)} />}
    </>
  );
}
