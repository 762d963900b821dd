import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';
import { formatPrice } from './formatPrice.ts';

/** A price and its period. */
export interface PriceProps {
  /** In the smallest unit of the currency (cent, öre, penny), as in payment services. */
  amount: number;
  /** ISO 4217, such as `EUR`. */
  currency: string;
  /** BCP 47, such as `sv-SE`. */
  locale: string;
  /** The billing period as text, such as "per month". */
  period?: string;
  /** A note such as "including VAT". */
  note?: string;
}

const Amount = styled('span')({ fontSize: token('font.size.h2'), fontWeight: token('font.weight.strong'), whiteSpace: 'nowrap' });
const Note = styled('small')({ display: 'block', color: token('color.text.muted'), fontSize: token('font.size.caption') });

/** Renders a price in the format of its locale, with two decimals (shell §9). */
export function Price({ amount, currency, locale, period, note }: PriceProps) {
  return (
    <span>
      <Amount>{formatPrice(amount, currency, locale)}</Amount> <span>{period}</span>
      {note ? <Note>{note}</Note> : null}
    </span>
  );
}
