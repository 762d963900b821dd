import type { AccessRule } from '@realmkit/openapi/access';
import { asObject } from '@realmkit/openapi/json';
import { type SecurityWay, securityWays } from '@realmkit/openapi/security';
import type { ContractRules } from '@realmkit/openapi/services';
import {
  type ContractDocument,
  follow,
  type Method,
  methods,
  type OperationObject,
  type ParameterObject,
  pointerTo,
  type RequestBodyObject,
} from './document.ts';
import { contentTypeOf, documentedMedia, mediaTypeIn } from './mediaTypes.ts';
import { type ParameterReader, parameterReader } from './parameters.ts';
import { type BodyReader, bodyReader } from './requestBody.ts';
import { type HandlerResult, type ResponseDefinitions, responseDefinitions } from './responses.ts';
import { type Check, type Schemas, schemasOf } from './schemas.ts';
import { formatViolations, violationsOf } from './violations.ts';

/** An operation of a contract with its compiled checks. */
export interface Operation {
  readonly id: string;
  readonly method: Method;
  /** The path as the contract writes it, e.g. `/users/{uid}`. */
  readonly path: string;
  /** The ways in which callers prove who they are: one of them suffices, and without any the operation is open. */
  readonly security: readonly SecurityWay[];
  /** True if a credential is accepted; it may be optional. */
  readonly acceptsToken: boolean;
  /** True if a credential is required. */
  readonly secured: boolean;
  /** By which rules its contract is judged. */
  readonly rules: ContractRules;
  /** Who may call the operation: alternatives, of which one has to fit. */
  readonly access: readonly AccessRule[];
  /** True if the last parameter of the path takes the rest of it, slashes included. */
  readonly takesRest: boolean;
  readonly readParameters: ParameterReader;
  readonly readBody: BodyReader | undefined;
  readonly responses: ResponseDefinitions;
  /** Returns what is wrong with a response of ours, or undefined if it fits. */
  violationIn(result: HandlerResult): string | undefined;
}

function violationFinder(responses: ResponseDefinitions): Operation['violationIn'] {
  const checks = new Map<string, Check>();
  return ({ status, headers, body }) => {
    const known = responses.get(status);
    if (!known) return `the status ${status} is not documented`;
    for (const name of known.requiredHeaders) if (headers?.[name] === undefined) return `the header ${name} is missing`;
    if (known.media.size === 0) return body === undefined ? undefined : `the status ${status} has no body`;
    const type = mediaTypeIn(contentTypeOf(headers) ?? known.mediaType);
    const media = documentedMedia(known.media, type);
    if (!media) return `the media type is ${type}, and must be ${[...known.media.keys()].join(' or ')}`;
    if (!media.check || body instanceof Uint8Array) return undefined;
    const key = `${status} ${type}`;
    const check = checks.get(key) ?? media.check();
    checks.set(key, check);
    const errors = check(body);
    return errors && formatViolations(violationsOf(errors, 'body'));
  };
}

/** Whoever satisfies the security of an operation, for everything: what OpenAPI says where no rule of the platform does. */
const everybodySignedIn: readonly AccessRule[] = [{ role: 'user', of: 'realm', acting: 'allowed' }];

/** Prepares every operation of a contract; `openQuery` allows unknown query parameters. */
export function operationsOf(document: ContractDocument, openQuery = false, rules: ContractRules = 'house'): Operation[] {
  const schemas = schemasOf(document);
  return Object.keys(document.paths).flatMap((path) =>
    methods.flatMap((method) => {
      const described = document.paths[path]?.[method];
      return described ? [operationAt(document, schemas, path, method, described, openQuery, rules)] : [];
    }),
  );
}

function operationAt(
  document: ContractDocument,
  schemas: Schemas,
  path: string,
  method: Method,
  described: OperationObject,
  openQuery: boolean,
  rules: ContractRules,
): Operation {
  const pointer = pointerTo('paths', path, method);
  const shared = (document.paths[path]?.parameters ?? []).map((parameter, index) => ({
    parameter,
    pointer: `${pointerTo('paths', path, 'parameters')}/${index}`,
  }));
  const own = (described.parameters ?? []).map((parameter, index) => ({ parameter, pointer: `${pointer}/parameters/${index}` }));
  const body = described.requestBody && follow<RequestBodyObject>(document, described.requestBody, `${pointer}/requestBody`);
  const responses = responseDefinitions(document, schemas, described.responses, pointer);
  const security = securityWays(asObject(document), asObject(described));
  let readParameters: ParameterReader | undefined;
  let readBody: BodyReader | undefined;
  return {
    id: described.operationId,
    method,
    path,
    takesRest: own.some(({ parameter }) => follow<ParameterObject>(document, parameter, '').value['x-multi-segment'] === true),
    security,
    acceptsToken: security.length > 0,
    // An empty alternative makes the credential optional.
    secured: security.length > 0 && security.every((way) => way.length > 0),
    rules,
    access: described['x-access'] ?? (rules === 'openapi' ? everybodySignedIn : []),
    readParameters(source, violations) {
      readParameters ??= parameterReader(document, schemas, [...shared, ...own], openQuery);
      return readParameters(source, violations);
    },
    readBody:
      body &&
      ((text, contentType, violations) => {
        readBody ??= bodyReader(schemas, body.value, body.pointer);
        return readBody(text, contentType, violations);
      }),
    responses,
    violationIn: violationFinder(responses),
  };
}
