import { styled } from '@mui/material/styles';
import { Button, token } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import type { BookErrorCode } from '../network/bookError.ts';

const Banner = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 5,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '1.25rem',
  padding: '2rem',
  backgroundColor: token('color.surface.page'),
  color: token('color.text.default'),
  textAlign: 'center',
  '& > p': {
    maxWidth: '36rem',
    margin: 0,
    padding: '1rem 1.25rem',
    borderRadius: token('radius.card'),
    backgroundColor: token('color.feedback.errorSoft'),
    color: token('color.feedback.onErrorSoft'),
    fontSize: token('font.size.lead'),
  },
});

interface BookErrorBannerProps {
  readonly errorCode: BookErrorCode;
  readonly onLogin: (() => void) | undefined;
  readonly onClose: (() => void) | undefined;
}

/** Shows an error instead of a book that could not be opened (reader §8). */
export function BookErrorBanner({ errorCode, onLogin, onClose }: BookErrorBannerProps) {
  const { t } = useTranslation('reader');
  return (
    <Banner role="alert">
      <p>{t(($) => $.errors[errorCode])}</p>
      {onLogin ? (
        <Button variant="contained" onClick={onLogin}>
          {t(($) => $.errors.logInAgain)}
        </Button>
      ) : null}
      {onClose ? <Button onClick={onClose}>{t(($) => $.toolbar.close)}</Button> : null}
    </Banner>
  );
}
