import { Alert, Button } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useClients, useErrorText } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Sends the confirmation email and says where it was sent. */
export function RequestValidation({ email }: { readonly email: string }) {
  const { t } = useTranslation('consumer');
  const errorText = useErrorText();
  const { account } = useClients();
  const request = useMutation({ mutationFn: async () => unwrap(await account.POST('/email/requestValidation')) });
  return (
    <>
      <Button
        variant="outlined"
        aria-disabled={request.isPending}
        onClick={() => {
          if (!request.isPending) request.mutate();
        }}
      >
        {t(($) => $.profile.requestValidation)}
      </Button>
      {request.isSuccess ? <Alert severity="success">{t(($) => $.profile.validationRequested, { email })}</Alert> : null}
      {request.isError ? <Alert severity="error">{errorText(request.error)}</Alert> : null}
    </>
  );
}
