import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundle, createConfig, type NormalizedProblem } from '@redocly/openapi-core';
import { asObject, isJsonObject, type JsonObject } from '../../json.ts';
import { walk } from '../contract.ts';
import { ContainedResolver } from './ContainedResolver.ts';
import { ContractError } from './ContractError.ts';
import { linesOf, type Moved, movedNodes, type Place, placesIn } from './places.ts';
import { raiseSchema } from './raise.ts';

export { ContractError };

/** A contract as every part of the project reads it: one document of OpenAPI 3.1 without references to other files. */
export interface OpenedContract {
  /** The file that was opened, and those that it refers to. */
  readonly files: readonly string[];
  readonly document: JsonObject;
  /** The nodes that came from elsewhere than their parents. */
  readonly moved: Moved;
  /** Returns where a node of the document was written. */
  placeOf(pointer: string): Place;
}

async function readRoot(file: string, resolver: ContainedResolver): Promise<JsonObject> {
  try {
    const document = await resolver.resolveDocument(null, resolve(file), true);
    return asObject('parsed' in document ? document.parsed : undefined);
  } catch (reason) {
    if (reason instanceof ContractError) throw reason;
    throw new ContractError({ file, line: 1 }, `The file cannot be read: ${reason instanceof Error ? reason.message : reason}.`);
  }
}

/** Bundles a contract with Redocly, and returns its schemas, and what is wrong with its references. */
async function bundled(file: string, resolver: ContainedResolver) {
  const schemas = new Set<unknown>();
  const collector = {
    Schema: (schema: unknown) => void schemas.add(schema),
    ref: (reference: unknown, { type }: { type: { name: string } }) => void (type.name === 'Schema' && schemas.add(reference)),
  };
  const config = await createConfig({
    plugins: [{ id: 'door', decorators: { oas3: { schemas: () => collector } } }],
    decorators: { 'door/schemas': 'on' },
  });
  const { bundle: document, problems } = await bundle({ ref: resolve(file), config, externalRefResolver: resolver });
  return { document: document.parsed, schemas, problems };
}

function referenceError({ message, location: [first] }: NormalizedProblem, resolver: ContainedResolver): ContractError {
  const source = first?.source;
  const file = source ? resolver.shown(source.absoluteRef) : '';
  const line = source && first.pointer ? linesOf(source.body)(first.pointer) : 1;
  return new ContractError({ file, line }, `${message.replace(/^Can't resolve \$ref/, 'The reference leads nowhere')}.`);
}

const dialect = 'https://json-schema.org/draft/2020-12/schema';

/** Returns the document with its version and dialect: schemas are read by draft 2020-12, on which OpenAPI 3.1's own dialect stands. */
function ofVersion(document: JsonObject, version: string): JsonObject {
  const { openapi: _, jsonSchemaDialect = dialect, ...rest } = document;
  const isOwn = String(jsonSchemaDialect).startsWith('https://spec.openapis.org/oas/3.1/');
  return { openapi: version.startsWith('3.0') ? '3.1.0' : version, jsonSchemaDialect: isOwn ? dialect : jsonSchemaDialect, ...rest };
}

/** Refuses references that the bundle has left, as those within values of examples: tools that read the contract would fetch them. */
function refuseForeignReferences(document: JsonObject, placeOf: OpenedContract['placeOf']): void {
  walk(document, ({ $ref, externalValue }, pointer) => {
    const foreign = typeof $ref === 'string' && !$ref.startsWith('#') ? $ref : externalValue;
    if (typeof foreign === 'string') throw new ContractError(placeOf(pointer), `${foreign} stands where no reference can be followed.`);
  });
}

/**
 * Opens a contract of OpenAPI 3.0 or 3.1, with the files of its folder that it refers to: the one door through which contracts come. It is bundled by
 * Redocly and raised to 3.1.
 * @throws {ContractError} with file and line if it cannot be read, or is larger than the limits allow
 */
export async function openContract(file: string): Promise<OpenedContract> {
  const resolver = new ContainedResolver(file);
  const root = await readRoot(file, resolver);
  const version = String(root.openapi);
  if (!/^3\.[01]\.\d+/.test(version))
    throw new ContractError({ file, line: 1 }, 'The file is no contract of OpenAPI 3.0 or 3.1: it has no such "openapi".');
  if (!isJsonObject(root.paths ?? {})) throw new ContractError({ file, line: 1 }, 'The contract’s "paths" are no mapping.');
  const { document, schemas, problems } = await bundled(file, resolver);
  const problem = problems.find(({ severity }) => severity === 'error');
  if (problem) throw referenceError(problem, resolver);
  const moved = movedNodes(document, file, (node) => resolver.origins.get(node));
  const placeOf = placesIn(moved, file, (name) => resolver.texts.get(name) ?? readFileSync(name, 'utf8'));
  refuseForeignReferences(document, placeOf);
  if (version.startsWith('3.0')) for (const schema of schemas) raiseSchema(schema);
  return { files: [...resolver.texts.keys()], document: ofVersion(document, version), moved, placeOf };
}
