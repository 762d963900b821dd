import type { components } from '@realmkit/openapi/types/payment';
import type { Executor } from '../../../database/executor.ts';
import type { InvoiceRow } from '../invoices/createInvoice.ts';
import type { Payer } from '../payer.ts';
import { endOfSubscription } from '../products/periods.ts';
import { productName } from '../products/products.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptionRow.ts';
import { planGiftRefund } from '../withdrawal/giftOrders.ts';
import { withdrawalRefundBody } from '../withdrawal/withdrawalOffers.ts';
import { type DeclarationRow, findContracts } from './contracts.ts';
import { declarationBody } from './declare.ts';
import { planEnd } from './endContract.ts';

type Schemas = components['schemas'];

/** Returns what a declaration would do to each contract, for whoever came by its link; with a number that fits nothing, the contracts to choose from. */
export async function previewDeclaration(
  executor: Executor,
  { shard, now }: Payer,
  declaration: DeclarationRow,
): Promise<Schemas['DeclarationPreview']> {
  const { kind, realm, declaredAt, contract, confirmedAt } = declaration;
  const { tables } = shard;
  const moment = { declaredAt, now };
  const body = declarationBody(declaration);
  if (confirmedAt !== null) return { ...body, number_known: true, offers: [] };
  const named = await findContracts(executor, tables, declaration, contract);
  const { subscriptions, giftOrders } = named ?? (await findContracts(executor, tables, declaration, null)) ?? none;
  const offers: Schemas['DeclaredContract'][] = [];
  for (const row of subscriptions) {
    const planned = await planEnd(executor, shard, row, kind, moment);
    if (!planned || planned.result === 'later') continue;
    const after = { ...row, ...planned.values };
    offers.push({
      contract: row.id,
      description: productName(realm, row.priceId),
      ends_at: planned.result === 'returned' ? null : new Date(endOfSubscription(after)).toISOString(),
      refund: withdrawalRefundBody(realm, planned.refunds, planned.result === 'returned' ? after.priceId : null),
    });
  }
  for (const invoice of giftOrders) {
    const planned = await planGiftRefund(executor, tables, invoice, declaredAt);
    if (planned)
      offers.push({
        contract: invoice.number,
        description: invoice.description,
        ends_at: null,
        refund: withdrawalRefundBody(realm, [planned], null),
      });
  }
  return { ...body, number_known: named !== undefined, offers };
}

const none: { readonly subscriptions: readonly SubscriptionRow[]; readonly giftOrders: readonly InvoiceRow[] } = {
  subscriptions: [],
  giftOrders: [],
};
