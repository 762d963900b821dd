import Typography from '@mui/material/Typography';
import { ButtonLink, PermissionHint } from '@realmkit/design-system';
import { hasWithdrawal, useShell, useUserContext } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { Page } from '../page/Page.tsx';
import { NoticeForm, type NoticeKind } from './NoticeForm.tsx';

/** Shows the page that ends a contract without a login: the explanation and the form. */
export function NoticePage({ kind }: { readonly kind: NoticeKind }) {
  const { t } = useTranslation('legal');
  const { realm } = useShell();
  const title = t(($) => $.notices[kind].title);
  const user = useUserContext();
  const offered = kind === 'cancellation' || hasWithdrawal(realm);
  return (
    <Page title={title} heading={title}>
      <Typography>{offered ? t(($) => $.notices[kind].text) : t(($) => $.notices.withdrawal.notHere)}</Typography>
      {!offered ? (
        <div>
          <ButtonLink href="/subscriptions" variant="outlined">
            {t(($) => $.notices.withdrawal.online)}
          </ButtonLink>
        </div>
      ) : user.status !== 'anonymous' && user.actor ? (
        <PermissionHint reason={t(($) => $.notices.acting)} />
      ) : (
        <NoticeForm kind={kind} />
      )}
    </Page>
  );
}
