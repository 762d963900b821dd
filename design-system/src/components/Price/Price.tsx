import { styled } from '@mui/material/styles';
import { token } from '../../tokens/token.ts';
import { formatPrice } from './formatPrice.ts';

/** An amount of money, and for how long it holds. */
export interface PriceProps {
  /** In the smallest unit of the currency (cent, öre, penny), as payment services count. */
  amount: number;
  /** ISO 4217, such as `EUR`. */
  currency: string;
  /** BCP 47, such as `sv-SE`. */
  locale: string;
  /** For how long it is paid, in words, such as "per month". */
  period?: string;
  /** What the price includes, in words, such as "including VAT". */
  note?: string;
}

const Amount = styled('span')({ fontSize: token('font.size.title'), fontWeight: token('font.weight.strong'), whiteSpace: 'nowrap' });
const Note = styled('small')({ display: 'block', color: token('color.text.muted'), fontSize: token('font.size.caption') });

/** A price as people of a country write it, with two decimals (shell §9). */
export function Price({ amount, currency, locale, period, note }: PriceProps) {
  return (
    <span>
      <Amount>{formatPrice(amount, currency, locale)}</Amount> {period}
      {note ? <Note>{note}</Note> : null}
    </span>
  );
}
