import type { Hono } from 'hono';
import { type ExampleCall, exampleAddress, exampleCallsOf, exampleHeaders, exampleQuery } from '../src/mock/testing/exampleCalls.ts';
import { ask, tokenOf } from '../src/sandbox/testing/visitor.ts';
import { demoUserNames } from '../src/seed/demoAccounts.ts';
import { baseOf } from './contractFor.ts';
import { listLength } from './heaviestCall.ts';
import { rowsOf, rowsProperty } from './rows.ts';

/** A list of a service as somebody gets it from the sandbox. */
export interface SandboxList {
  readonly call: ExampleCall;
  readonly userName: string;
  /** Path and query, without the service's base. */
  readonly address: string;
  /** The property that holds the rows, empty where the answer is the list itself. */
  readonly property: string;
  readonly rows: number;
}

/** The parameters by which services limit how many rows they answer. */
const limits = ['size', 'limit'];

/** A list that has fewer rows says little of lists. */
const fewestRows = 10;

function addressOf(call: ExampleCall): string {
  const query = exampleQuery(call, 'required');
  for (const { name } of call.parameters.query) if (limits.includes(name)) query.set(name, String(listLength));
  return exampleAddress(call, query);
}

async function listOf(app: Hono, service: string, call: ExampleCall, userName: string, token: string): Promise<SandboxList[]> {
  const address = addressOf(call);
  const { status, body } = await ask(app, 'GET', baseOf(service) + address, { headers: exampleHeaders(call, token) });
  const property = rowsProperty(body);
  if (status !== 200 || property === undefined || rowsOf(body).length < fewestRows) return [];
  return [{ call, userName, address, property, rows: rowsOf(body).length }];
}

/** The list of a service that comes closest to {@link listLength} rows when a demo account of Sweden asks for it by the contract's examples; undefined where the service has no list of ten rows. */
export async function longestList(app: Hono, service: string): Promise<SandboxList | undefined> {
  const lists: SandboxList[] = [];
  for (const userName of demoUserNames) {
    const token = await tokenOf(app, 'se', userName);
    for (const call of exampleCallsOf(service).filter(
      ({ method, answer }) => method === 'get' && rowsProperty(answer.example) !== undefined,
    ))
      lists.push(...(await listOf(app, service, call, userName, token)));
  }
  const distance = ({ rows }: SandboxList) => Math.abs(rows - listLength);
  return lists.toSorted((one, other) => distance(one) - distance(other))[0];
}
