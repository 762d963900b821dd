import { styled } from '@mui/material/styles';
import { Section, token, useRealmIdentity } from '@realmkit/design-system';
import type { OrderPreview } from '@realmkit/openapi';
import { useLocale } from '@realmkit/shell';
import { useTranslation } from 'react-i18next';
import { fillIn, type GiftForm } from './giftOrder.ts';

const Letter = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2.5),
  borderRadius: token('radius.card'),
  backgroundColor: token('color.surface.sunken'),
  '& > p': { margin: 0, whiteSpace: 'pre-line' },
}));

interface GiftPreviewProps {
  /** Undefined while it is loading. */
  readonly mail: OrderPreview['mail'] | undefined;
  readonly form: GiftForm;
}

/** Shows the text of the gift card mail as the service will send it, with placeholders for the codes. */
export function GiftPreview({ mail, form }: GiftPreviewProps) {
  const { t } = useTranslation('shop');
  const { lang: realmLang } = useRealmIdentity();
  const { locale } = useLocale();
  if (!mail) return null;
  // The mail is in the language of the realm, whatever the language of the page.
  const lang = realmLang === locale ? undefined : realmLang;
  return (
    <Section title={t(($) => $.gift.preview)}>
      <Letter lang={lang}>
        <p>
          <strong>{mail.subject}</strong>
        </p>
        {fillIn(mail.paragraphs, form).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Letter>
    </Section>
  );
}
