import { taxesGiftCards } from '../products/products.ts';
import type { InvoiceRow } from './createInvoice.ts';

/** Returns the part of an invoice or a credit note that its tax is within: not what a gift card paid that was taxed when it was sold. */
export const taxedPart = ({ realm, amountDue, fromBalance }: Pick<InvoiceRow, 'realm' | 'amountDue' | 'fromBalance'>): number =>
  taxesGiftCards(realm) ? amountDue - fromBalance : amountDue;
