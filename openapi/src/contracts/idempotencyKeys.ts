import type { Contract } from './contract.ts';
import { operationsOf } from './operations.ts';

/** The operations that create something and take no Idempotency-Key: every POST, and every PUT that answers 201. */
export const keylessCreations = (contract: Contract): string[] =>
  operationsOf(contract)
    .filter(({ method, responses }) => method === 'post' || (method === 'put' && responses.some(([status]) => status === '201')))
    .filter(({ parameters }) => !parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key'))
    .map(({ name }) => name);
