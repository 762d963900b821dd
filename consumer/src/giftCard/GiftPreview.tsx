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

/** The placeholder of the code; word joiners keep it on one line. */
const codeToCome = 'GIFT-\u2060••••-\u2060••••';

/** Shows a preview of the gift card email before its code exists. */
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
