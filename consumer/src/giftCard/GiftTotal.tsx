import Typography from '@mui/material/Typography';
import type { OrderPreview } from '@realmkit/openapi';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../offer/useFormats.ts';
import { QueryAlert } from '../page/QueryAlert.tsx';

interface GiftTotalProps {
  readonly preview: UseQueryResult<OrderPreview>;
  readonly taxIncluded: boolean;
}

/** Shows the sum of an order of gift cards and the tax within it. */
export function GiftTotal({ preview, taxIncluded }: GiftTotalProps) {
  const { t } = useTranslation('shop');
  const { money } = useFormats();
  if (!preview.data) return <QueryAlert query={preview} />;
  const { amount, currency, tax } = preview.data;
  return (
    <Typography variant="h3" component="p">
      <span>{t(($) => $.gift.total, { amount: money({ amount, currency }) })}</span>{' '}
      {tax > 0 ? <small>{t(($) => $.checkout[taxIncluded ? 'vat' : 'tax'], { amount: money({ amount: tax, currency }) })}</small> : null}
    </Typography>
  );
}
