import { contractService, type Handlers, invalid, logFault, operationsOf, type Service } from '@realmkit/contract-engine';
import type { operations } from '@realmkit/openapi/types/payment';
import { withIdempotency, withProviderIdempotency } from '../../access/idempotency.ts';
import { isDoneWithin } from '../../access/pendingError.ts';
import type { ServiceEnvironment } from '../../access/serviceEnvironment.ts';
import { isRealm } from '../../database/realms.ts';
import { cardHandlers } from '../../domains/billing/cards/cardHandlers.ts';
import { cardWebhookService } from '../../domains/billing/cards/cardWebhookService.ts';
import { runNewProviderTasks } from '../../domains/billing/cards/provider/refundQueue.ts';
import { declarationHandlers } from '../../domains/billing/declarations/declarationHandlers.ts';
import { orderHandlers } from '../../domains/billing/orders/orderHandlers.ts';
import { type Payer, resolvePayer } from '../../domains/billing/payer.ts';
import { runDuePayments } from '../../domains/billing/subscriptions/due/runDuePayments.ts';
import { planChangeHandlers } from '../../domains/billing/subscriptions/planChangeHandlers.ts';
import { subscriptionHandlers } from '../../domains/billing/subscriptions/subscriptionHandlers.ts';
import { authorizeIfSignedIn } from '../../domains/identity/authenticate.ts';

const handlers: Required<Handlers<Omit<operations, 'receiveCardEvent'>, Payer>> = {
  ...cardHandlers,
  ...orderHandlers,
  ...declarationHandlers,
  ...planChangeHandlers,
  ...subscriptionHandlers,
};

/** The operations that call the card provider. */
const providerOperations: ReadonlySet<string> = new Set<keyof operations>([
  'createClientSecret',
  'changePlan',
  'createOrder',
  'createSubscription',
  'payOpenInvoice',
  'updateCustomer',
]);

/** Waits for work at the card provider for a number of milliseconds; it goes on after that. */
async function runFor(milliseconds: number, work: Promise<void>): Promise<void> {
  if (await isDoneWithin(milliseconds, work)) return;
  work.catch((reason: unknown) => logFault('Work at the card provider failed', reason));
}

/** Creates the payment service of the contract `payment`, with the shard's card provider; it is never in live mode. */
export function paymentService(environment: ServiceEnvironment): Service {
  const contract = operationsOf(environment.readContract('payment'));
  const webhooks = cardWebhookService(environment.shards, contract);
  const service = contractService<operations, Payer>({
    operations: contract,
    handlers,
    async enter(operation, request) {
      const visitor = await authorizeIfSignedIn(environment, operation, request);
      const country = request.header('x-country') ?? '';
      if (!isRealm(country)) throw invalid('Say the country.', { attribute: 'X-Country', reason: country === '' ? 'required' : 'enum' });
      const client = { origin: request.header('origin') ?? undefined, address: request.address ?? '' };
      const payer = await resolvePayer(environment.shards, country, visitor, client);
      // Real time passes too: runs the payments that became due since the last request. What a slow provider has not answered then goes on
      // meanwhile, and whatever depends on it waits for itself.
      const { read, change } = payer.shard.chargeTimes;
      const longest = operation.method === 'get' ? read : change;
      if (visitor) await runFor(longest, runDuePayments(payer.shard, payer.now, visitor.caller.uid));
      return payer;
    },
    async perform(operation, request, payer, run) {
      const { realm, shard, visitor } = payer;
      const caller = visitor?.caller.uid ?? realm;
      const result = await (providerOperations.has(operation.id)
        ? withProviderIdempotency(shard, operation, request, caller, (providerKey) => run({ ...payer, providerKey }))
        : withIdempotency(shard, operation, request, caller, run));
      // What was decided is told to the provider at once; a job tells it what it could not be told.
      if (operation.method !== 'get') await runFor(shard.chargeTimes.read, runNewProviderTasks(shard));
      return result;
    },
  });
  return (request) => (request.path.startsWith('/webhooks/') ? webhooks(request) : service(request));
}
