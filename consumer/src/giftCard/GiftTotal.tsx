import Typography from '@mui/material/Typography';
import type { OrderPreview } from '@realmkit/openapi';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../offer/useFormats.ts';

interface GiftTotalProps {
  /** Undefined while it is loading. */
  readonly preview: OrderPreview | undefined;
  readonly taxIncluded: boolean;
}

/** Shows the sum of an order of gift cards and the tax within it. */
export function GiftTotal({ preview, taxIncluded }: GiftTotalProps) {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  if (!preview) return null;
  const { amount, currency, tax } = preview;
  return (
    <Typography variant="h3" component="p">
      {t(($) => $.gift.total, { amount: money({ amount, currency }) })}{' '}
      <small>{t(($) => $.checkout[taxIncluded ? 'vat' : 'tax'], { amount: money({ amount: tax, currency }) })}</small>
    </Typography>
  );
}
