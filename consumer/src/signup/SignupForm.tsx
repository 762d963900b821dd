import { styled } from '@mui/material/styles';
import { Alert, Button, ButtonLink, Checkbox, Link, PasswordField, TextField } from '@realmkit/design-system';
import { giftCardConstraints, registrationConstraints } from '@realmkit/openapi/constraints';
import { FormErrors, useErrorText } from '@realmkit/shell';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRedeemGiftCard } from '../payment/giftCodes/useRedeemGiftCard.ts';
import type { SignupForm as Form } from './signupErrors.ts';
import { useSignup } from './useSignup.ts';

const Fields = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5), maxWidth: '30rem' }));

const empty: Form = { firstname: '', lastname: '', email: '', password: '', repeat: '', privacy: false };

interface SignupFormProps {
  /** The login path for users who already have an account. */
  readonly signInPath: string;
  /** Whether the code of a gift card can be entered. */
  readonly withGiftCode?: boolean;
  /** Called with the path of a gift card that could not be redeemed, if there is one. */
  readonly onDone: (giftPath?: string) => void;
}

/** Shows the fields for names, email address, password twice and the privacy policy (shell §3, §5). */
export function SignupForm({ signInPath, withGiftCode = false, onDone }: SignupFormProps) {
  const { t } = useTranslation('shop');
  const { t: consumer } = useTranslation('consumer');
  const errorText = useErrorText();
  const [content, setContent] = useState(empty);
  const [sent, setSent] = useState(empty);
  const [giftCode, setGiftCode] = useState('');
  const { redeem } = useRedeemGiftCard();
  const { signup, submit } = useSignup();
  const { status, error, signInNeeded } = signup;
  // An error goes when its field is changed.
  const errorOf = (name: keyof Form) => (content[name] === sent[name] ? signup.fieldErrors[name] : undefined);
  const busy = status === 'pending';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setSent(content);
    if (await submit(content))
      onDone(giftCode.trim() === '' || (await redeem(giftCode)) ? undefined : `/gift-card?code=${encodeURIComponent(giftCode.trim())}`);
  };

  const field = (name: 'firstname' | 'lastname' | 'email' | 'password' | 'repeat', autoComplete: string) => {
    const fieldError = errorOf(name);
    return {
      name,
      autoComplete,
      required: true,
      maxLength: registrationConstraints[name === 'repeat' ? 'password' : name].maxLength,
      label: t(($) => $.signup[name]),
      value: content[name],
      error: fieldError !== undefined,
      helperText: fieldError && t(($) => $.signup.errors[fieldError]),
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        setContent((known) => ({ ...known, [name]: target.value })),
    };
  };
  const email = field('email', 'email');
  const password = field('password', 'new-password');

  return (
    <Fields noValidate onSubmit={(event) => void send(event)} aria-label={t(($) => $.signup.title)}>
      <FormErrors />
      {error ? <Alert severity="error">{errorText(error)}</Alert> : null}
      {signInNeeded ? (
        <Alert severity="success" action={<Link href={signInPath}>{t(($) => $.signup.signIn)}</Link>}>
          {t(($) => $.signup.signInNow)}
        </Alert>
      ) : null}
      <TextField {...field('firstname', 'given-name')} />
      <TextField {...field('lastname', 'family-name')} />
      <TextField {...email} type="email" helperText={email.helperText ?? t(($) => $.signup.emailHint)} />
      <PasswordField
        {...password}
        revealLabel={t(($) => $.signup.showPassword)}
        helperText={password.helperText ?? consumer(($) => $.password.rule)}
      />
      <PasswordField {...field('repeat', 'new-password')} revealLabel={t(($) => $.signup.showPassword)} />
      {withGiftCode ? (
        <TextField
          name="giftCode"
          label={t(($) => $.signup.giftCode)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={giftCardConstraints.code.maxLength}
          value={giftCode}
          onChange={({ target }) => setGiftCode(target.value)}
        />
      ) : null}
      <Checkbox
        name="privacy"
        required
        checked={content.privacy}
        onChange={(privacy) => setContent((known) => ({ ...known, privacy }))}
        error={errorOf('privacy') !== undefined}
        helperText={errorOf('privacy') && t(($) => $.signup.errors.notRead)}
      >
        {t(($) => $.signup.privacy)}
      </Checkbox>
      <Link href="/legal/privacy" target="_blank">
        {t(($) => $.signup.readPrivacy)}
      </Link>
      <Button type="submit" variant="contained" aria-disabled={busy}>
        {busy ? t(($) => $.signup.submitting) : t(($) => $.signup.submit)}
      </Button>
      <ButtonLink variant="text" href={signInPath}>
        {t(($) => $.signup.haveAccount)}
      </ButtonLink>
    </Fields>
  );
}
