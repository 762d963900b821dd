import type { Customer, PaymentMethod } from '@realmkit/openapi';
import { customerUpdate, isLoadError, type PaymentErrorKey, type PaymentState, type PaymentUpdate } from './paymentState.ts';

/** The calls of the payment service for saved cards; each rejects if it fails. */
export interface CardCalls {
  readonly getCustomer: () => Promise<Customer>;
  readonly chooseCard: (paymentMethod: string) => Promise<unknown>;
  readonly listPaymentMethods: () => Promise<readonly PaymentMethod[]>;
  readonly deletePaymentMethods: () => Promise<unknown>;
  readonly deletePaymentMethod: (id: string) => Promise<unknown>;
}

/** The saved cards of a payment; every action resolves to whether it succeeded. */
export interface SavedCards {
  /** Loads the customer and the saved cards. */
  readonly load: () => Promise<boolean>;
  readonly chooseCard: (paymentMethod: string) => Promise<boolean>;
  readonly deletePaymentMethods: () => Promise<boolean>;
  /** Removes one saved card; the service then chooses which of the others is the default. */
  readonly deletePaymentMethod: (id: string) => Promise<boolean>;
}

/** The options of the saved cards. */
export interface SavedCardsOptions {
  readonly calls: CardCalls;
  readonly getSnapshot: () => PaymentState;
  readonly patch: (update: PaymentUpdate) => void;
  /** Makes a call; undefined if it fails, which is an error of the payment then. */
  readonly callOrFail: <Result>(call: () => Promise<Result>, key: PaymentErrorKey) => Promise<{ readonly result: Result } | undefined>;
}

/** Creates the acts on the saved cards of a payment. */
export function createSavedCards({ calls, getSnapshot, patch, callOrFail }: SavedCardsOptions): SavedCards {
  async function load(): Promise<boolean> {
    const listed = calls.listPaymentMethods();
    // Not reported: an error is handled below.
    listed.catch(() => undefined);
    const customer = await callOrFail(calls.getCustomer, 'get_customer_failed');
    if (!customer) return false;
    const methods = await callOrFail(() => listed, 'get_payment_methods_failed');
    if (!methods) return false;
    patch({
      ...customerUpdate(customer.result),
      paymentMethods: methods.result,
      ...(isLoadError(getSnapshot().error) ? { error: undefined } : {}),
    });
    return true;
  }

  return {
    load,
    async chooseCard(paymentMethod) {
      if (!(await callOrFail(() => calls.chooseCard(paymentMethod), 'update_customer_failed'))) return false;
      patch({ defaultPaymentMethod: paymentMethod, error: undefined });
      return true;
    },
    async deletePaymentMethods() {
      if (!(await callOrFail(calls.deletePaymentMethods, 'delete_payment_methods_failed'))) return false;
      patch({ paymentMethods: [], defaultPaymentMethod: undefined, error: undefined });
      return true;
    },
    async deletePaymentMethod(id) {
      if (!(await callOrFail(() => calls.deletePaymentMethod(id), 'delete_payment_methods_failed'))) return false;
      patch({ error: undefined });
      return load();
    },
  };
}
