import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { asObject, isJsonObject, type JsonObject, resolveReference } from '../json.ts';
import type { ContractRules } from '../services.ts';
import { type Contract, pointerStep, walk } from './contract.ts';

const containers = new Set(['properties', 'patternProperties']);
const places = new Set(['schema', 'items']);

/**
 * Returns a copy of a contract in which no used schema allows unknown properties, so that an example with a misspelt property fails although
 * responses are open to later additions. Parts of allOf, oneOf and anyOf stay unchanged: their parent closes them.
 */
const closed = (value: unknown, key = '', parent = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => closed(item, '', key));
  if (!isJsonObject(value)) return value;
  const copy: JsonObject = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, closed(child, name, key)]));
  const isSchema = places.has(key) || containers.has(parent);
  const open = copy.additionalProperties === undefined && copy.unevaluatedProperties === undefined;
  return isSchema && open ? { ...copy, unevaluatedProperties: false } : copy;
};

const contractValidator = (contract: Contract, rules: ContractRules) => {
  const isHouse = rules === 'house';
  // By OpenAPI alone a schema may have any keyword and format, and is open where it does not say otherwise.
  const ajv = new Ajv2020({ allErrors: true, ...(isHouse ? { strictTypes: false } : { strict: false, logger: false }) });
  addFormats.default(ajv);
  // The package has no internationalised addresses (RFC 6531); the servers check them.
  ajv.addFormat('idn-email', true);
  ajv.addVocabulary(['x-origin', 'discriminator', ...Object.keys(contract.document)]);
  ajv.addSchema(asObject(isHouse ? closed(contract.document) : contract.document), contract.service, false, false);
  return (pointer: string, value: unknown): string | undefined => {
    const validate = ajv.compile({ $ref: `${contract.service}${pointer}` });
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  };
};

const parseJson = (value: unknown): unknown => {
  try {
    return JSON.parse(String(value));
  } catch {
    return undefined;
  }
};

/** Returns the examples that are invalid by the schema beside them; JSON text is also validated by its `contentSchema`. */
export const invalidExamples = (contract: Contract, rules: ContractRules = 'house'): string[] => {
  const check = contractValidator(contract, rules);
  const found: string[] = [];
  walk(contract.document, ({ schema, example: only, examples }, pointer) => {
    if (!isJsonObject(schema)) return;
    const violated = only === undefined ? undefined : check(`${pointer}/schema`, only);
    if (violated) found.push(`${pointer}/example: ${violated}`);
    for (const [name, example] of Object.entries(asObject(examples))) {
      const { value } = resolveReference(contract.document, example);
      const violation =
        check(`${pointer}/schema`, value) ??
        (isJsonObject(schema.contentSchema) && schema.contentMediaType === 'application/json'
          ? check(`${pointer}/schema/contentSchema`, parseJson(value))
          : undefined);
      if (violation) found.push(`${pointer}/examples/${pointerStep(name)}: ${violation}`);
    }
  });
  return found;
};
