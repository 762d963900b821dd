import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { valueAt } from '../../json.ts';
import { limits } from './boundedYaml.ts';
import { openContract } from './openContract.ts';

const moorings = fileURLToPath(new URL('../../testing/contracts/moorings/openapi.yaml', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'door-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** Writes a contract whose answer has a schema, in a folder of its own beside which other files may lie. */
const writeWith = (schema: string, version = '3.1.0') =>
  write(
    'own/contract.yaml',
    `openapi: ${version}
info: { title: Things, version: 1.0.0 }
paths:
  /things:
    get:
      operationId: listThings
      responses:
        '200':
          description: Things.
          content:
            application/json:
              schema: ${schema}
`,
  );
const schemaAt = '#/paths/~1things/get/responses/200/content/application~1json/schema';
const raised = async (schema: string) => valueAt((await openContract(writeWith(schema, '3.0.3'))).document, schemaAt);
const refusal = async (schema: string) => {
  const reason: unknown = await openContract(writeWith(schema)).catch((error: unknown) => error);
  return reason instanceof Error ? reason.message.replaceAll(folder, '') : reason;
};

describe('a contract in several files', () => {
  test('a contract in several files is one document in which every reference stays inside', async () => {
    const { document, files } = await openContract(moorings);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => String(target));
    expect(references.length).toBeGreaterThan(5);
    for (const reference of references) expect(valueAt(document, reference), reference).toBeDefined();
    expect(valueAt(document, '#/paths/~1moorings~1{id}/get/operationId')).toBe('getMooring');
    expect(files.map((file) => file.slice(dirname(moorings).length))).toEqual([
      '/openapi.yaml',
      '/shared/schemas.yaml',
      '/shared/responses.yaml',
      '/shared/paths.yaml',
    ]);
  });

  test('every node says in which file, line and pointer it was written', async () => {
    const { placeOf } = await openContract(moorings);
    const shared = join(dirname(moorings), 'shared');
    expect(placeOf('#/paths/~1moorings/get/operationId')).toEqual({
      file: moorings,
      line: 7,
      pointer: '#/paths/~1moorings/get/operationId',
    });
    expect(placeOf('#/components/schemas/Mooring/properties/boat')).toEqual({
      file: join(shared, 'schemas.yaml'),
      line: 7,
      pointer: '#/Mooring/properties/boat',
    });
    expect(placeOf('#/paths/~1moorings~1{id}/get/responses/200')).toEqual({
      file: join(shared, 'paths.yaml'),
      line: 7,
      pointer: '#/mooring/get/responses/200',
    });
  });

  test('two schemas of one name in two files are both kept', async () => {
    write('own/a.yaml', 'Part: { type: string }');
    write('own/b.yaml', 'Part: { type: integer }');
    const { document } = await openContract(
      writeWith("{ type: object, properties: { a: { $ref: './a.yaml#/Part' }, b: { $ref: './b.yaml#/Part' } } }"),
    );
    const typeOf = (name: string) => valueAt(document, `${valueAt(document, `${schemaAt}/properties/${name}/$ref`)}/type`);
    expect([typeOf('a'), typeOf('b')]).toEqual(['string', 'integer']);
  });
});

describe('a contract of OpenAPI 3.0', () => {
  test('the document is one of 3.1 with its dialect, and names that are no keywords stay', async () => {
    const { document } = await openContract(moorings);
    expect([document.openapi, document.jsonSchemaDialect]).toEqual(['3.1.0', 'https://json-schema.org/draft/2020-12/schema']);
    expect(valueAt(document, '#/components/schemas/Owner/properties')).toEqual({
      name: { type: 'string' },
      nullable: { type: 'boolean' },
      exclusiveMinimum: { type: 'boolean' },
    });
    expect(valueAt(document, '#/components/schemas/Mooring/properties')).toEqual({
      id: { type: 'integer', example: 7 },
      boat: { type: ['string', 'null'] },
      owner: { anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] },
      length: { type: 'number', exclusiveMinimum: 0 },
    });
  });

  test.each([
    ['a nullable type takes null', '{ type: string, nullable: true }', { type: ['string', 'null'] }],
    ['nullable: false says nothing', '{ type: string, nullable: false }', { type: 'string' }],
    [
      'a nullable combination takes null beside it',
      '{ description: Any., nullable: true, allOf: [{ type: string }] }',
      { description: 'Any.', anyOf: [{ allOf: [{ type: 'string' }] }, { type: 'null' }] },
    ],
    ['a nullable schema without a limit takes all', '{ nullable: true }', {}],
    ['an exclusive bound is a number', '{ type: integer, maximum: 9, exclusiveMaximum: true }', { type: 'integer', exclusiveMaximum: 9 }],
    ['an inclusive bound stays', '{ type: integer, maximum: 9, exclusiveMaximum: false }', { type: 'integer', maximum: 9 }],
    [
      'an example with the names of keywords stays as it is',
      '{ type: object, example: { type: string, nullable: true, exclusiveMinimum: true } }',
      { type: 'object', example: { type: 'string', nullable: true, exclusiveMinimum: true } },
    ],
    [
      'a schema within others is raised',
      '{ not: { items: { type: string, nullable: true } } }',
      { not: { items: { type: ['string', 'null'] } } },
    ],
  ])('%s', async (_, schema, expected) => {
    expect(await raised(schema)).toEqual(expected);
  });

  test('a contract of 3.1 is not touched, and keeps its version', async () => {
    const { document } = await openContract(writeWith('{ type: string, nullable: true }', '3.1.2'));
    expect(document.openapi).toBe('3.1.2');
    expect(valueAt(document, schemaAt)).toEqual({ type: 'string', nullable: true });
  });

  test('another version is refused in words', async () => {
    await expect(openContract(write('old.yaml', "swagger: '2.0'\n"))).rejects.toThrow(/old\.yaml:1: .*no contract of OpenAPI 3\.0 or 3\.1/);
    await expect(openContract(write('new.yaml', 'openapi: 3.2.0\n'))).rejects.toThrow(/no contract of OpenAPI 3\.0 or 3\.1/);
    await expect(openContract(join(folder, 'none.yaml'))).rejects.toThrow(/none\.yaml:1: .*there is no file/);
  });
});

describe('a reference that is not followed', () => {
  test('a missing file stops the contract with the line of the reference', async () => {
    expect(await refusal("{ $ref: './missing.yaml' }")).toBe(
      '/own/contract.yaml:12: The reference leads nowhere: there is no file /own/missing.yaml.',
    );
    expect(await refusal("{ $ref: '#/components/schemas/None' }")).toBe('/own/contract.yaml:12: The reference leads nowhere.');
  });

  test('nothing is fetched from a network', async () => {
    let calls = 0;
    const server = createServer((_, response) => {
      calls += 1;
      response.end('{}');
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    const { port } = server.address() as { port: number };
    const url = `http://127.0.0.1:${port}/schema.json`;
    expect(await refusal(`{ $ref: '${url}' }`)).toContain('never fetched from a network');
    expect(await refusal(`{ $ref: '//127.0.0.1:${port}/schema.json' }`)).toContain('never fetched from a network');
    for (const keyword of ['example', 'default', 'x-anything', 'unknown'])
      expect(await refusal(`{ type: object, ${keyword}: { $ref: '${url}' } }`), keyword).toMatch(
        /never fetched from a network|stands where no reference can be followed/,
      );
    expect(calls).toBe(0);
    server.close();
  });

  test.each([
    ['above the folder', '../secret.yaml'],
    ['above the folder, encoded', '%2e%2e/secret.yaml'],
    ['by its full path', '/etc/hostname'],
    ['by its address', 'file:///etc/hostname'],
    ['through a symbolic link', './link.yaml'],
  ])('a file outside of the folder is not read: %s', async (_, reference) => {
    write('secret.yaml', 'type: string\n');
    write('own/other.yaml', '');
    symlinkSync(join(folder, 'secret.yaml'), join(folder, 'own/link.yaml'));
    expect(await refusal(`{ $ref: '${reference}' }`)).toMatch(/outside of the contract's folder|never fetched from a network/);
  });
});

describe('a contract beyond the limits', () => {
  test('more levels than allowed are refused, however many, and as many as allowed are read', async () => {
    const deep = (levels: number) => `{ default: ${'['.repeat(levels)}${']'.repeat(levels)} }`;
    const above = 10;
    await expect(openContract(writeWith(deep(limits.depth - above)))).resolves.toBeDefined();
    expect(await refusal(deep(limits.depth))).toContain(`more than ${limits.depth} levels`);
    expect(await refusal(deep(200_000))).toMatch(/levels/);
  });

  test('anchors that grow into billions of values are refused', async () => {
    const rows = Array.from({ length: 12 }, (_, index) => `x${index + 1}: &x${index + 1} [${Array(9).fill(`*x${index}`).join(', ')}]`);
    const file = write(
      'laughs.yaml',
      `openapi: 3.1.0\ninfo: { title: Laughs, version: 1.0.0 }\npaths: {}\nx0: &x0 lol\n${rows.join('\n')}\n`,
    );
    await expect(openContract(file)).rejects.toThrow(/uses its anchors too often/);
  });

  test('an anchor that contains itself is refused', async () => {
    expect(await refusal('{ default: &a [*a] }')).toMatch(/levels|anchors/);
  });

  test('more bytes than allowed are refused, in one file or in all', async () => {
    const half = `# ${'x'.repeat(limits.bytes / 2)}\n`;
    const root = writeWith("{ anyOf: [{ $ref: './a.yaml' }, { $ref: './b.yaml' }] }");
    write('own/a.yaml', `${half}type: string\n`);
    write('own/b.yaml', 'type: string\n');
    await expect(openContract(root)).resolves.toBeDefined();
    write('own/b.yaml', `${half}type: string\n`);
    await expect(openContract(root)).rejects.toThrow(`more than ${limits.bytes} bytes`);
  });

  test('a file that is not YAML is refused with its line', async () => {
    await expect(openContract(write('bad.yaml', 'openapi: 3.1.0\ninfo: [\n'))).rejects.toThrow(/bad\.yaml:\d: The file is not YAML/);
    await expect(openContract(write('twice.yaml', 'openapi: 3.1.0\nopenapi: 3.1.0\n'))).rejects.toThrow(
      /twice\.yaml:2: The file is not YAML/,
    );
  });
});
