import { isJsonObject } from '../src/json.ts';

/** The parts of a contract that decide how a client calls its operations. */
interface PolicySource {
  security?: object[];
  paths: Record<string, Record<string, unknown>>;
  components?: { parameters?: Record<string, unknown>; requestBodies?: Record<string, unknown> };
}

/** Operations as `METHOD /path`, by the client's policy for them. */
interface OperationPolicies {
  /** Operations without a bearer token: their `security`, or that of the contract, is empty. */
  open: string[];
  /** Operations that declare the header Idempotency-Key. */
  keyed: string[];
  /** The media type of bodies that are not JSON. */
  bodies: Record<string, string>;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

const isEmptyArray = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Returns a component behind a reference, or the value itself where it is none. */
const resolved = (value: unknown, components: Record<string, unknown> = {}): Record<string, unknown> => {
  const target = isJsonObject(value) && typeof value.$ref === 'string' ? components[value.$ref.split('/').at(-1) ?? ''] : value;
  return isJsonObject(target) ? target : {};
};

/** Returns the media type of a body where JSON is none of its types. */
const nonJsonType = (body: Record<string, unknown>): string | undefined => {
  const types = isJsonObject(body.content) ? Object.keys(body.content) : [];
  return types.some((type) => /[/+]json$/.test(type)) ? undefined : types[0];
};

/** Returns which operations of a contract take no bearer token, which take an Idempotency-Key, and whose bodies are not JSON. */
export const operationPolicies = (contract: PolicySource): OperationPolicies => {
  const { parameters, requestBodies } = contract.components ?? {};
  const declaresKey = (given: unknown) => {
    const parameter = resolved(given, parameters);
    return parameter.in === 'header' && parameter.name === 'Idempotency-Key';
  };
  const policies: OperationPolicies = { open: [], keyed: [], bodies: {} };
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!methods.has(method) || !isJsonObject(operation)) continue;
      const name = `${method.toUpperCase()} ${path}`;
      if (isEmptyArray(operation.security ?? contract.security ?? [])) policies.open.push(name);
      if (Array.isArray(operation.parameters) && operation.parameters.some(declaresKey)) policies.keyed.push(name);
      const type = nonJsonType(resolved(operation.requestBody, requestBodies));
      if (type !== undefined) policies.bodies[name] = type;
    }
  }
  return policies;
};
