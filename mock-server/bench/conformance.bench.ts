import { failures, runSuite, sandboxConfiguration, suites } from '@realmkit/conformance';
import {
  contractNames,
  follow,
  operationsOf,
  parseContract,
  pointerTo,
  type RequestBodyObject,
  schemasOf,
  type Violation,
  violationsOf,
} from '@realmkit/contract-engine';
import { budgetRow, type Row, ratioRow } from '../../scripts/bench/row.ts';
import { fetchUntilOk, runScript } from '../../scripts/bench/runningScript.ts';
import { exampleHeaders, examplePath, exampleQuery, exampleText } from '../src/mock/testing/exampleCalls.ts';
import { baseOf, contractWithExample } from './contractFor.ts';
import { heaviestCall } from './heaviestCall.ts';
import { compareWork } from './load.ts';
import { prismValidators } from './prism.ts';

export const name = 'conformance';

const port = 4013;

/** Runs all suites one after the other, over HTTP, against a sandbox in its own process, with writes and extensions allowed. */
async function fullRun(): Promise<Row> {
  const baseUrl = `http://localhost:${port}`;
  const sandbox = runScript(['scripts/serve.mjs'], { DATA: 'memory', SANDBOX_PORT: String(port), GATEWAY_PORT: String(port + 1) });
  try {
    await fetchUntilOk(`${baseUrl}/__sandbox/health`);
    const startedAt = performance.now();
    for (const suite of suites) {
      const result = await runSuite(
        suite,
        { base: baseUrl + baseOf(suite.service), send: (request) => fetch(request), timeout: 10_000 },
        { configuration: sandboxConfiguration(baseUrl), allowWrites: true, strict: true, withExtensions: true, complete: true },
      );
      if (failures(result).length > 0) throw new Error(`${suite.service} leaves its contract.`);
    }
    return budgetRow(
      `a full run of all ${suites.length} services against the sandbox`,
      Math.ceil((performance.now() - startedAt) / 1000),
      's',
      60,
    );
  } finally {
    await sandbox.stop();
  }
}

/** Compares our checks of a service's heaviest call and its response with Prism's, on the same message with parsed bodies. */
async function checks(service: string): Promise<Row[]> {
  const call = heaviestCall(service);
  if (!call) return [];
  const contract = contractWithExample(service, call, call.response.example);
  const document = parseContract(JSON.stringify(contract));
  const operation = operationsOf(document).find(({ id }) => id === call.id);
  if (!operation) throw new Error(`${service} has no ${call.id}.`);
  const query = exampleQuery(call, 'all');
  const headers = new Map(Object.entries(exampleHeaders(call)).map(([key, value]) => [key.toLowerCase(), value]));
  const path = Object.fromEntries(call.parameters.path.map(({ name: key, example }) => [key, String(example)]));
  const text = exampleText(call) ?? '';
  const { status, example } = call.response;
  const responseHeaders = operation.responses.get(status)?.exampleHeaders ?? {};
  const described = document.paths[call.path]?.[operation.method]?.requestBody;
  const body = described && follow<RequestBodyObject>(document, described, pointerTo('paths', call.path, call.method, 'requestBody'));
  const checkBody =
    body &&
    call.bodyType &&
    schemasOf(document).checkAt(`${body.pointer}${pointerTo('content', call.bodyType, 'schema').slice(1)}`, 'request');
  const ours = () => {
    const violations: Violation[] = [];
    operation.readParameters({ path, query, header: (key) => headers.get(key.toLowerCase()) }, violations);
    if (checkBody) violations.push(...violationsOf(checkBody(call.body), 'body'));
    const violation = operation.violationIn({ status, headers: responseHeaders, body: example });
    if (violations.length > 0 || violation !== undefined) throw new Error(`${service}: ${violation ?? violations[0]?.message}`);
  };
  const request = new Request(`http://localhost${examplePath(call, query)}`, {
    method: call.method.toUpperCase(),
    headers: exampleHeaders(call),
    body: text === '' ? null : text,
  });
  const peer = await prismValidators(contract, call.id, request, {
    statusCode: status,
    headers: { ...responseHeaders, ...(call.response.type && { 'content-type': call.response.type }) },
    body: example,
  });
  const rates = await compareWork({ ours, peer }, { rounds: 5, seconds: 0.3 });
  const what = `${service}: ${call.method.toUpperCase()} ${call.path} and its answer checked, against Prism’s validators`;
  return [ratioRow(what, rates.ours, rates.peer, 'checks per second of processor time', 5)];
}

export async function run(): Promise<Row[]> {
  const rows = [await fullRun()];
  for (const service of contractNames) rows.push(...(await checks(service)));
  return rows;
}
