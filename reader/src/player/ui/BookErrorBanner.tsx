import { styled } from '@mui/material/styles';
import { Button, ButtonLink, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { BookErrorCode } from '../network/bookError.ts';
import type { EntitlementError } from '../network/EntitlementError.ts';

const Banner = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 5,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: token('space.250'),
  padding: token('space.400'),
  backgroundColor: token('color.surface.page'),
  color: token('color.text.default'),
  textAlign: 'center',
  '& > div': {
    display: 'grid',
    gap: token('space.100'),
    maxWidth: '36rem',
    padding: `${token('space.200')} ${token('space.250')}`,
    borderRadius: token('radius.card'),
    backgroundColor: token('color.feedback.errorSoft'),
    color: token('color.feedback.onErrorSoft'),
    fontSize: token('font.size.h3'),
    textWrap: 'balance',
  },
  '& > [data-refused]': { backgroundColor: token('color.feedback.infoSoft'), color: token('color.feedback.onInfoSoft') },
  '& p': { margin: 0 },
});

/** The errors that logging in again does not remove: of a book that was refused or is protected, of the host page, or of the file itself. */
const withoutLogin: readonly BookErrorCode[] = [
  'error_not_entitled',
  'error_frame_refused',
  'error_protected',
  'error_no_epub',
  'error_damaged',
  'error_no_pages',
];

interface BookErrorBannerProps {
  readonly errorCode: BookErrorCode;
  /** The refused policy that the error comes from. */
  readonly refusal: EntitlementError | undefined;
  readonly plansUrl: string | undefined;
  readonly onLogin: (() => void) | undefined;
  readonly onClose: (() => void) | undefined;
}

/** Shows an error instead of a book that could not be opened (reader §8), with what opens a book that the user is not entitled to. */
export function BookErrorBanner({ errorCode, refusal, plansUrl, onLogin, onClose }: BookErrorBannerProps) {
  const { t } = useTranslation('reader');
  const openedBy = refusal?.openedBy;
  const explanation = [
    ...(refusal && errorCode !== 'error_not_entitled' ? [t(($) => $.entitlement.ended)] : []),
    ...(openedBy ? [t(($) => $.entitlement[openedBy])] : []),
  ];
  const offersLogin = onLogin !== undefined && !withoutLogin.includes(errorCode);
  // Their texts ask to log in again.
  const hasOwnText = !offersLogin && (errorCode === 'error_fault_in_book_message' || errorCode === 'error_logged_out');
  return (
    <Banner role="alert">
      <div data-refused={errorCode === 'error_not_entitled' ? '' : undefined}>
        <p>{hasOwnText ? t(($) => $.errorsWithoutLogin[errorCode]) : t(($) => $.errors[errorCode])}</p>
        {explanation.length > 0 ? <p>{explanation.join(' ')}</p> : null}
      </div>
      {openedBy === 'plan' && plansUrl ? (
        <ButtonLink variant={offersLogin ? 'outlined' : 'contained'} href={plansUrl}>
          {t(($) => $.entitlement.choosePlan)}
        </ButtonLink>
      ) : null}
      {offersLogin ? (
        <Button variant="contained" onClick={onLogin}>
          {t(($) => $.errors.logInAgain)}
        </Button>
      ) : null}
      {onClose ? <Button onClick={onClose}>{t(($) => $.toolbar.close)}</Button> : null}
    </Banner>
  );
}
