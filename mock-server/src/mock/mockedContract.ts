import { contractFile } from '@realmkit/contract-engine';
import { ContractError, openContract } from '@realmkit/openapi/contracts';
import { errorResponse } from './errorResponse.ts';
import { mockOperations, type ResponseOverride } from './mockOperations.ts';
import { type Operation, operationsOf } from './prism.ts';

/** A contract served by the mock. */
export interface MockedContract {
  /** The base paths: those of the contract's servers (customer management has one per data shard, shell §1), and always `/<service>`. */
  readonly bases: readonly string[];
  /** Returns the handler of requests below a base path. */
  handlerBelow(base: string): (request: Request) => Promise<Response>;
  /** What is wrong with the contract, if it cannot be read: then each of its requests is answered with it. */
  readonly problem?: string;
}

const basesOf = (service: string, operations: readonly Operation[]): string[] => {
  const servers = operations.flatMap(({ servers = [] }) => servers.map(({ url }) => url)).filter((url) => url.startsWith('/'));
  return [...new Set([...servers, `/${service}`])];
};

/** The responses that Prism cannot give: a client accepts a sign-in only if the response matches its request. */
const responseOverrides: Readonly<Record<string, () => Promise<ResponseOverride>>> = {
  auth: async () => (await import('./signIn/signInResponses.ts')).signInResponses(),
};

/** Reads the contract of a service, by default that of the project, and prepares its mock, which takes some 100 ms. */
export async function mockedContract(service: string, file = contractFile(service)): Promise<MockedContract> {
  try {
    const { document } = await openContract(file);
    const operations = await operationsOf(document);
    const override = await responseOverrides[service]?.();
    return { bases: basesOf(service, operations), handlerBelow: (base) => mockOperations(operations, base, override) };
  } catch (reason) {
    if (!(reason instanceof ContractError)) throw reason;
    const { message } = reason;
    return { bases: [`/${service}`], handlerBelow: () => async () => errorResponse(500, 'MockError', message), problem: message };
  }
}
