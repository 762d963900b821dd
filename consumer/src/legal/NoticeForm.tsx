import { styled } from '@mui/material/styles';
import { Alert, Button, TextField } from '@realmkit/design-system';
import { ServiceError, unwrap } from '@realmkit/openapi';
import * as paymentAnswers from '@realmkit/openapi/answers/payment';
import { noticeConstraints } from '@realmkit/openapi/constraints';
import { FormErrors, useErrorText, useShell, useUserContext } from '@realmkit/shell';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../offer/useFormats.ts';
import { isEmail } from '../page/isEmail.ts';

const Fields = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5), maxWidth: '30rem' }));

/** The ways to end a contract. */
export type NoticeKind = 'cancellation' | 'withdrawal';

const empty = { name: '', email: '', contract: '', reason: '' };

/** Shows the form that ends a contract: at once with a login, otherwise once the link of the confirmation email is followed. */
export function NoticeForm({ kind }: { readonly kind: NoticeKind }) {
  const { t } = useTranslation('legal');
  const formats = useFormats();
  const errorText = useErrorText();
  const shell = useShell();
  const user = useUserContext();
  const [typed, setTyped] = useState<Partial<typeof empty>>({});
  const present = { name: user.status === 'anonymous' ? '' : user.name, email: user.status === 'ready' ? (user.me.email ?? '') : '' };
  const [known, setKnown] = useState(present);
  // What was filled in stays when the session ends: the form needs none.
  if (user.status === 'ready' && (known.name !== present.name || known.email !== present.email)) setKnown(present);
  const content = { ...empty, ...known, ...typed };
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
      const { payment } = shell.clients;
      const declare = async () =>
        kind === 'cancellation'
          ? unwrap(await payment.POST('/contract-cancellations', { body }), paymentAnswers.cancelContract)
          : unwrap(await payment.POST('/withdrawals', { body }), paymentAnswers.withdrawFromContract);
      const declaration = await declare().catch((reason: unknown) => {
        // The session has ended; the form is taken without one.
        if (reason instanceof ServiceError && reason.status === 401) return declare();
        throw reason;
      });
      return { ...declaration, email: body.email };
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (!missing.name && !missing.email && !send.isPending) send.mutate();
  };
  const field = (name: keyof typeof empty, error: string | undefined, optional = false) => ({
    name,
    label: optional ? t(($) => $.form.optional, { field: t(($) => $.form[name]) }) : t(($) => $.form[name]),
    value: content[name],
    required: !optional,
    error: isSubmitted && error !== undefined,
    helperText: isSubmitted ? error : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });

  if (send.isSuccess) {
    const { email, receivedAt, status, contracts } = send.data;
    const moment = formats.moment(receivedAt);
    if (status === 'effective' && contracts === 0) return <Alert severity="info">{t(($) => $.notices.nothing)}</Alert>;
    return (
      <Alert severity={status === 'pending' ? 'info' : 'success'}>
        {status === 'pending' ? t(($) => $.notices[kind].pending, { moment, email }) : t(($) => $.notices[kind].received, { moment })}
      </Alert>
    );
  }
  return (
    <Fields noValidate onSubmit={submit}>
      <FormErrors />
      <TextField
        {...field('name', missing.name ? t(($) => $.form.nameMissing) : undefined)}
        autoComplete="name"
        maxLength={noticeConstraints.name.maxLength}
      />
      <TextField
        {...field('email', missing.email ? t(($) => $.form.emailMissing) : undefined)}
        type="email"
        autoComplete="email"
        maxLength={noticeConstraints.email.maxLength}
      />
      <TextField
        {...field('contract', undefined, true)}
        helperText={t(($) => $.form.contractHint)}
        maxLength={noticeConstraints.contract.maxLength}
      />
      <TextField {...field('reason', undefined, true)} maxLength={noticeConstraints.reason.maxLength} />
      {send.isError ? <Alert severity="error">{errorText(send.error)}</Alert> : null}
      <Button type="submit" variant="contained" aria-disabled={send.isPending}>
        {t(($) => $.notices[kind].submit)}
      </Button>
    </Fields>
  );
}
