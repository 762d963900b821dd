import { contractFile } from './contracts.ts';
import { type Finish, mockOperations } from './mockOperations.ts';
import { type Operation, operationsOf } from './prism.ts';

/** A contract as the mock serves it. */
export interface MockedContract {
  /** The paths below which it is served: its contract's servers (customer management has one per data shard, shell §1), and always the plain `/<service>`. */
  readonly bases: readonly string[];
  /** Answers requests whose paths lie below a base. */
  answerBelow(base: string): (request: Request) => Promise<Response>;
}

const basesOf = (service: string, operations: readonly Operation[]): string[] => {
  const servers = operations.flatMap(({ servers = [] }) => servers.map(({ url }) => url)).filter((url) => url.startsWith('/'));
  return [...new Set([...servers, `/${service}`])];
};

/** What the services answer beside Prism: a client accepts a sign-in only where its own request comes back in it. */
const finishers: Readonly<Record<string, () => Promise<Finish>>> = {
  auth: async () => (await import('./signIn/signInAnswers.ts')).signInAnswers(),
};

/** Reads the contract of a service and prepares its mock, which takes some 100 ms. */
export async function mockedContract(service: string): Promise<MockedContract> {
  const operations = await operationsOf(contractFile(service));
  const finish = await finishers[service]?.();
  return { bases: basesOf(service, operations), answerBelow: (base) => mockOperations(operations, base, finish) };
}
