import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Alert, Button, TextField } from '@realmkit/design-system';
import { type Customer, unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { customerChangeConstraints } from '@realmkit/openapi/constraints';
import { useErrorText, useShell } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const Form = styled('form')(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.spacing(1.5), maxWidth: '28rem' }));

/** Shows the form for the address and the number for value added tax on later invoices; both are optional. */
export function OnInvoices({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation('shop');
  const errorText = useErrorText();
  const { payment } = useShell().clients;
  const [address, setAddress] = useState(customer.address ?? '');
  const [vatNumber, setVatNumber] = useState(customer.vat_number ?? '');
  const change = useMutation({
    mutationFn: async () => unwrap(await payment.PUT('/me', { body: { address, vat_number: vatNumber } }), paymentAnswers.updateCustomer),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate();
  };
  return (
    <Form onSubmit={submit}>
      <Typography color="textSecondary">{t(($) => $.onInvoices.hint)}</Typography>
      <TextField
        name="address"
        label={t(($) => $.onInvoices.address)}
        autoComplete="street-address"
        maxLength={customerChangeConstraints.address.maxLength}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextField
        name="vatNumber"
        label={t(($) => $.onInvoices.vatNumber)}
        autoComplete="off"
        spellCheck={false}
        maxLength={customerChangeConstraints.vat_number.maxLength}
        value={vatNumber}
        onChange={({ target }) => setVatNumber(target.value)}
      />
      <Button type="submit" variant="outlined" aria-disabled={change.isPending}>
        {t(($) => $.onInvoices.save)}
      </Button>
      {change.isError ? <Alert severity="error">{errorText(change.error)}</Alert> : null}
      {change.isSuccess ? <Alert severity="success">{t(($) => $.onInvoices.saved)}</Alert> : null}
    </Form>
  );
}
