import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { Button, TextField } from '@realmkit/design-system';
import { unwrap } from '@realmkit/openapi';
import { useErrorText, useShell } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryHeader } from '../payment/calls/paymentHeaders.ts';
import { isEmail } from '../signup/signupErrors.ts';

const Fields = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5), maxWidth: '30rem' }));

/** The ways to end a contract. */
export type NoticeKind = 'cancellation' | 'withdrawal';

const empty = { name: '', email: '', contract: '', reason: '' };

/** Shows the form that ends a contract without a login; the confirmation is sent by email. */
export function NoticeForm({ kind }: { readonly kind: NoticeKind }) {
  const { t, i18n } = useTranslation('legal');
  const errorText = useErrorText();
  const shell = useShell();
  const form = useRef<HTMLFormElement>(null);
  const [content, setContent] = useState(empty);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const missing = { name: content.name.trim() === '', email: !isEmail(content.email) };

  const send = useMutation({
    mutationFn: async () => {
      const { contract, reason } = content;
      const body = {
        name: content.name.trim(),
        email: content.email.trim(),
        ...(contract.trim() === '' ? {} : { contract: contract.trim() }),
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      };
      const params = { header: countryHeader(shell) };
      const { payment } = shell.clients;
      if (kind === 'cancellation') unwrap(await payment.POST('/contract-cancellations', { params, body }));
      else unwrap(await payment.POST('/withdrawals', { params, body }));
      return { email: body.email, at: new Date() };
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (!missing.name && !missing.email) {
      if (!send.isPending) send.mutate();
    } else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const field = (name: keyof typeof empty, error: string | undefined, optional = false) => ({
    name,
    label: optional ? t(($) => $.form.optional, { field: t(($) => $.form[name]) }) : t(($) => $.form[name]),
    value: content[name],
    error: isSubmitted && error !== undefined,
    helperText: isSubmitted ? error : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setContent({ ...content, [name]: target.value }),
  });

  if (send.isSuccess) {
    const { email, at } = send.data;
    const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' }).format(at);
    return (
      <Alert severity="success" role="status">
        {t(($) => $.notices[kind].received, { moment, email })}
      </Alert>
    );
  }
  return (
    <Fields ref={form} noValidate onSubmit={submit}>
      <TextField {...field('name', missing.name ? t(($) => $.form.nameMissing) : undefined)} autoComplete="name" maxLength={255} />
      <TextField
        {...field('email', missing.email ? t(($) => $.form.emailMissing) : undefined)}
        type="email"
        autoComplete="email"
        maxLength={255}
      />
      <TextField {...field('contract', undefined, true)} maxLength={255} />
      <TextField {...field('reason', undefined, true)} maxLength={1000} />
      {send.isError ? <Alert severity="error">{errorText(send.error)}</Alert> : null}
      <Button type="submit" variant="contained" aria-disabled={send.isPending}>
        {t(($) => $.notices[kind].submit)}
      </Button>
    </Fields>
  );
}
