/** The few members of a contract that decide how a client calls its operations. */
interface PolicySource {
  security?: object[];
  paths: Record<string, Record<string, unknown>>;
  components?: { parameters?: Record<string, { in?: string; name?: string }> };
}

/** Operations as `METHOD /path`, by what the client does for them. */
interface OperationPolicies {
  /** Operations without a bearer token: their `security`, or that of the contract, is empty. */
  open: string[];
  /** Operations that declare the header Idempotency-Key. */
  keyed: string[];
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isEmptyArray = (value: unknown) => Array.isArray(value) && value.length === 0;

/** Reads off a contract which operations take no bearer token and which take an Idempotency-Key. */
export const operationPolicies = (contract: PolicySource): OperationPolicies => {
  const declaresKey = (parameter: unknown) => {
    if (!isObject(parameter)) return false;
    const name = typeof parameter.$ref === 'string' ? parameter.$ref.split('/').at(-1) : undefined;
    const declared = name === undefined ? parameter : contract.components?.parameters?.[name];
    return declared?.in === 'header' && declared.name === 'Idempotency-Key';
  };
  const open: string[] = [];
  const keyed: string[] = [];
  for (const [path, item] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!methods.has(method) || !isObject(operation)) continue;
      const name = `${method.toUpperCase()} ${path}`;
      if (isEmptyArray(operation.security ?? contract.security ?? [])) open.push(name);
      if (Array.isArray(operation.parameters) && operation.parameters.some(declaresKey)) keyed.push(name);
    }
  }
  return { open, keyed };
};
