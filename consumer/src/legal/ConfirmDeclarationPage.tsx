import { Alert } from '@realmkit/design-system';
import { ServiceError, unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { useShell } from '@realmkit/shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Page } from '../page/Page.tsx';
import { QueryAlert } from '../page/QueryAlert.tsx';
import { formatMoment } from './NoticeForm.tsx';

/** Shows the page that the link in the email about a cancellation or a withdrawal opens: it brings the declaration into effect. */
export function Component() {
  const { t } = useTranslation('legal');
  const title = t(($) => $.notices.confirmation.title);
  return (
    <Page title={title} heading={title}>
      <Confirmation />
    </Page>
  );
}

function Confirmation() {
  const { t, i18n } = useTranslation('legal');
  const shell = useShell();
  const [query] = useSearchParams();
  const [token] = useState(query.get('token') ?? '');
  const confirmation = useQuery({
    queryKey: ['declarationConfirmation', token],
    queryFn: async () => {
      return unwrap(
        await shell.clients.payment.POST('/contract-declarations/confirmations', { body: { token } }),
        paymentAnswers.confirmDeclaration,
      );
    },
    enabled: token !== '',
    // The service answers a repeated call alike.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

  const { data, error, isFetching } = confirmation;
  if (data) {
    const { kind, receivedAt, contracts } = data;
    return contracts === 0 ? (
      <Alert severity="info" role="status">
        {t(($) => $.notices.nothing)}
      </Alert>
    ) : (
      <Alert severity="success" role="status">
        {t(($) => $.notices[kind].received, { moment: formatMoment(receivedAt, i18n.language) })}
      </Alert>
    );
  }
  if (token === '' || (error instanceof ServiceError && error.name === 'InvalidInputError'))
    return <Alert severity="error">{t(($) => $.notices.confirmation.invalid)}</Alert>;
  if (error && !isFetching) return <QueryAlert query={confirmation} />;
  return (
    <Alert severity="info" role="status">
      {t(($) => $.notices.confirmation.checking)}
    </Alert>
  );
}
