import type { Hono } from 'hono';
import { type ExampleCall, exampleCallsOf, exampleHeaders, examplePath, exampleQuery } from '../src/mock/testing/exampleCalls.ts';
import { demoUserNames } from '../src/platform/domains/directory/seed/demoAccounts.ts';
import { ask, tokenOf } from '../src/platform/sandbox/testing/visitor.ts';
import { baseOf } from './contractFor.ts';
import { listLength } from './heaviestCall.ts';
import { rowsOf, rowsProperty } from './rows.ts';

/** A list of a service as a demo user gets it from the sandbox. */
export interface SandboxList {
  readonly call: ExampleCall;
  readonly userName: string;
  /** Path and query, without the service's base. */
  readonly path: string;
  /** The property that holds the rows; empty where the response is the list itself. */
  readonly property: string;
  readonly rows: number;
}

/** The parameters by which services limit the number of rows. */
const limits = ['size', 'limit'];

/** The fewest rows of a list that is worth measuring. */
const fewestRows = 10;

function pathOf(call: ExampleCall): string {
  const query = exampleQuery(call, 'required');
  for (const { name } of call.parameters.query) if (limits.includes(name)) query.set(name, String(listLength));
  return examplePath(call, query);
}

async function listOf(app: Hono, service: string, call: ExampleCall, userName: string, token: string): Promise<SandboxList[]> {
  const path = pathOf(call);
  const { status, body } = await ask(app, 'GET', baseOf(service) + path, { headers: exampleHeaders(call, token) });
  const property = rowsProperty(body);
  if (status !== 200 || property === undefined || rowsOf(body).length < fewestRows) return [];
  return [{ call, userName, path, property, rows: rowsOf(body).length }];
}

/**
 * Returns the list of a service that comes closest to {@link listLength} rows for a demo account of Sweden, with the contract's examples as
 * parameters; undefined where no list has ten rows.
 */
export async function longestList(app: Hono, service: string): Promise<SandboxList | undefined> {
  const lists: SandboxList[] = [];
  for (const userName of demoUserNames) {
    const token = await tokenOf(app, 'se', userName);
    for (const call of exampleCallsOf(service).filter(
      ({ method, response: answer }) => method === 'get' && rowsProperty(answer.example) !== undefined,
    ))
      lists.push(...(await listOf(app, service, call, userName, token)));
  }
  const distance = ({ rows }: SandboxList) => Math.abs(rows - listLength);
  return lists.toSorted((one, other) => distance(one) - distance(other))[0];
}
