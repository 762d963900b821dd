import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asList, asObject } from '../json.ts';
import { type ContractRules, contractRules } from '../services.ts';
import { ownContractNames } from './ownContracts.ts';

const run = promisify(execFile);
const home = fileURLToPath(new URL('../../', import.meta.url));
const redocly = fileURLToPath(new URL('bin/cli.js', import.meta.resolve('@redocly/cli/package.json')));
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

/** Returns the names of the rules that a file breaks, warnings included. */
const brokenRules = async (file: string, rules: ContractRules = 'house'): Promise<unknown[]> => {
  const config = rules === 'house' ? 'redocly.yaml' : 'redocly.openapi.yaml';
  const options = { cwd: home, env: { ...process.env, ...quiet } };
  const command = run(process.execPath, [redocly, 'lint', `--config=${config}`, '--format=json', file], options);
  const { stdout } = await command.catch((error: unknown) => ({ stdout: String(asObject(error).stdout) }));
  const problems = asList(asObject(JSON.parse(stdout)).problems);
  return problems.map((problem) => asObject(problem).ruleId);
};

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test.each(ownContractNames)(
  'the contract of %s passes the linter without a warning',
  async (service) => {
    expect(await brokenRules(`specs/${service}.yaml`, contractRules(service))).toEqual([]);
  },
  30_000,
);

test.each(['moorings/openapi', 'tickets', 'lessons'])(
  'the contract %s passes the linter by the rules of OpenAPI',
  async (name) => {
    expect(await brokenRules(`src/testing/contracts/${name}.yaml`, 'openapi')).toEqual([]);
  },
  30_000,
);

test('the linter reports every violation of a broken contract', async () => {
  const broken = join(folder, 'broken.yaml');
  await writeFile(
    broken,
    `openapi: 3.1.0
info: { title: Broken, version: 1.0.0 }
paths:
  /things:
    get:
      operationId: List-things
      summary: Lists things.
      responses:
        '200': { description: Things }
`,
  );
  expect(await brokenRules(broken, 'openapi')).toEqual([]);
  expect(await brokenRules(broken)).toEqual(
    expect.arrayContaining(['rule/operation-id-is-a-function-name', 'rule/operation-says-its-origin', 'rule/summary-is-a-title']),
  );
}, 30_000);
