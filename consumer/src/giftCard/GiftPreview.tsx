import { styled } from '@mui/material/styles';
import { token, useRealmIdentity } from '@realmkit/design-system';
import { useTranslation } from 'react-i18next';
import { Section } from '../page/Section.tsx';
import type { GiftForm } from './giftOrder.ts';

const Letter = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5),
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.sunken'),
  overflowWrap: 'anywhere',
  '& > p': { margin: 0, whiteSpace: 'pre-line' },
}));

/** Stands for the code that is not known yet; its joiners keep it on one line. */
const codeToCome = 'GIFT-\u2060••••-\u2060••••';

/** What the mail of a gift card says, as far as it is known before there is a code. */
export function GiftPreview({ form: { name, message } }: { readonly form: GiftForm }) {
  const { t } = useTranslation('shop');
  const { name: brand } = useRealmIdentity();
  return (
    <Section title={t(($) => $.gift.preview)}>
      <Letter>
        <p>{t(($) => $.gift.hello, { name: name.trim() || '…' })}</p>
        <p>{t(($) => $.gift.codeLine, { code: codeToCome })}</p>
        {message.trim() === '' ? null : <p>{message}</p>}
        <p>{t(($) => $.gift.worth)}</p>
        <p>{brand}</p>
      </Letter>
    </Section>
  );
}
