import type { Contract } from './contract.ts';
import { isWebhook, operationsOf } from './operations.ts';

/** Returns the operations that create something and take no Idempotency-Key: every POST but a webhook, and every PUT with a 201. */
export const creationsWithoutKey = (contract: Contract): string[] =>
  operationsOf(contract)
    .filter((operation) => !isWebhook(operation))
    .filter(({ method, responses }) => method === 'post' || (method === 'put' && responses.some(([status]) => status === '201')))
    .filter(({ parameters }) => !parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key'))
    .map(({ name }) => name);
