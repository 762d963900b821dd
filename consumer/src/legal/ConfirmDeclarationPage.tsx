import Typography from '@mui/material/Typography';
import { Alert, Button, ButtonLink, PageSkeleton, Section } from '@realmkit/design-system';
import { ServiceError, unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { useErrorText, useShell } from '@realmkit/shell';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useFormats } from '../offer/useFormats.ts';
import { Page } from '../page/Page.tsx';
import { QueryAlert } from '../page/QueryAlert.tsx';
import { RefundText } from './withdrawal/RefundText.tsx';

/** Shows the page that the link in the email about a cancellation or a withdrawal opens: it says what would end, and a button brings it into effect. */
function ConfirmDeclarationPage() {
  const { t } = useTranslation('legal');
  const title = t(($) => $.notices.confirmation.title);
  return (
    <Page title={title} heading={title}>
      <Confirmation />
    </Page>
  );
}

/** Returns why a link cannot be followed, if the service says so. */
function linkProblem(error: unknown): 'invalid' | 'expired' | undefined {
  if (!(error instanceof ServiceError) || error.name !== 'InvalidInputError') return undefined;
  return error.attributes?.some(({ reason }) => reason === 'expired') ? 'expired' : 'invalid';
}

function Confirmation() {
  const { t } = useTranslation('legal');
  const { t: shellText } = useTranslation('shell');
  const { payment } = useShell().clients;
  const errorText = useErrorText();
  const [query] = useSearchParams();
  const [token] = useState(query.get('token') ?? '');
  const preview = useQuery({
    queryKey: ['declarationPreview', token],
    queryFn: async () =>
      unwrap(await payment.POST('/contract-declarations/previews', { body: { token } }), paymentAnswers.previewDeclaration),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const confirm = useMutation({
    mutationFn: async (contract: string | undefined) => {
      const body = contract === undefined ? { token } : { token, contract };
      return unwrap(await payment.POST('/contract-declarations/confirmations', { body }), paymentAnswers.confirmDeclaration);
    },
  });
  const formats = useFormats();
  const moment = (iso: string) => ({ moment: formats.moment(iso) });

  const problem = token === '' ? 'invalid' : (linkProblem(confirm.error) ?? linkProblem(preview.error));
  if (problem)
    return (
      <>
        <Alert severity="error">{t(($) => $.notices.confirmation[problem])}</Alert>
        {problem === 'expired' ? (
          <div>
            <ButtonLink href="/subscriptions" variant="outlined">
              {t(($) => $.notices.confirmation.toLogin)}
            </ButtonLink>
          </div>
        ) : null}
      </>
    );
  if (preview.error) return <QueryAlert query={preview} />;
  if (!preview.data) return <PageSkeleton label={shellText(($) => $.loading)} />;
  const declared = confirm.data ?? (preview.data.status === 'effective' ? preview.data : undefined);
  if (declared) {
    const { kind, receivedAt, contracts } = declared;
    return contracts === 0 ? (
      <Alert severity="info">{t(($) => $.notices.nothing)}</Alert>
    ) : (
      <Alert severity="success">{t(($) => $.notices[kind].received, moment(receivedAt))}</Alert>
    );
  }
  const { kind, receivedAt, number_known: isKnown, offers } = preview.data;
  const button = (contract?: string, description = '') => (
    <div>
      <Button
        variant="contained"
        aria-disabled={confirm.isPending}
        aria-label={contract === undefined ? undefined : `${t(($) => $.notices[kind].submit)}: ${description}`}
        onClick={() => (confirm.isPending ? undefined : confirm.mutate(contract))}
      >
        {t(($) => $.notices[kind].submit)}
      </Button>
    </div>
  );
  return (
    <>
      <Typography>{t(($) => $.notices.confirmation.wait, moment(receivedAt))}</Typography>
      {isKnown ? null : <Typography>{t(($) => $.notices.confirmation.choose)}</Typography>}
      {offers.length === 0 ? <Typography>{t(($) => $.notices.nothing)}</Typography> : null}
      {offers.map(({ contract, description, refund }) => (
        <Section key={contract} title={t(($) => $.notices.confirmation.contract, { product: description, contract })} plain>
          {kind === 'withdrawal' || refund.amount > 0 ? <RefundText refund={refund} /> : null}
          {isKnown ? null : button(contract, description)}
        </Section>
      ))}
      {confirm.isError ? <Alert severity="error">{errorText(confirm.error)}</Alert> : null}
      {isKnown && offers.length > 0 ? button() : null}
    </>
  );
}

export { ConfirmDeclarationPage as Component };
