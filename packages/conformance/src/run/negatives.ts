import type { Violation } from '@realmkit/contract-engine';
import type { Suite } from '../core/suite.ts';
import * as bad from '../negatives/badCalls.ts';
import type { Call } from '../negatives/call.ts';
import type { Sample } from '../negatives/sample.ts';

/** Bad requests of one kind to one operation. */
export interface NegativeKind {
  readonly title: string;
  readonly calls: readonly Call[];
  /** The statuses of which one must come; empty if only the check of the exchange counts. */
  readonly expected: readonly number[];
  /** The keyword of the operation that decides; default the response of the expected status. */
  readonly keyword?: string;
  /** The token that is sent: that of the call, none, or that of a role. */
  readonly as: 'caller' | 'anonymous' | { readonly role: string };
}

/** Makes invalid tokens from a valid one. */
function badTokens(validToken: string): readonly (readonly [fault: string, authorization: string])[] {
  const [header, payload, signature] = validToken.split('.');
  const unsigned = signature === undefined ? [] : ([['without its signature', `Bearer ${header}.${payload}.`]] as const);
  return [['only the scheme', 'Bearer'], ['no token at all', 'Bearer not-a-token'], ...unsigned];
}

/** Returns whether the contract's own schema refuses the body of a call: one that is open takes what it does not name. */
function hasWrongBody({ sample, headers, body }: Call): boolean {
  const violations: Violation[] = [];
  sample?.operation.readBody?.(body ?? '', headers['content-type'], violations);
  return violations.length > 0;
}

/** Derives the requests that an operation must refuse from a valid request and from the operation's schemas. */
export function negativesOf(sample: Sample, suite: Suite, token: string | undefined): NegativeKind[] {
  const { operation, parameters } = sample;
  const one = [sample];
  const inPath = (call: Call): boolean =>
    parameters.some((parameter) => parameter.in === 'path' && call.fault.startsWith(`${parameter.name} `));
  const wrong = [...bad.wrongParameters(one), ...bad.numbersOutOfRange(one)];
  const kinds: NegativeKind[] = [
    { title: 'parameters of the wrong type or out of range', calls: wrong.filter((call) => !inPath(call)), expected: [400], as: 'caller' },
    { title: 'path parameters of the wrong form', calls: wrong.filter(inPath), expected: [400, 404], as: 'caller' },
    { title: 'required parameters left out', calls: bad.missingParameters(one), expected: [400], as: 'caller' },
    {
      title: 'bodies of the wrong shape',
      calls: [...bad.wrongBodies(one), ...bad.malformedBodies(one), ...bad.unknownProperties(one), ...bad.readOnlyProperties(one)].filter(
        hasWrongBody,
      ),
      expected: [400],
      as: 'caller',
    },
  ];
  // A service that ignores unknown parameters performs the request, so only reading operations get one.
  if (operation.method === 'get') {
    kinds.push({
      title: 'the smallest and largest numbers',
      calls: bad.numbersAtTheirBounds(one),
      expected: operation.responses.usualSuccess,
      as: 'caller',
    });
    kinds.push({ title: 'unknown parameters', calls: bad.unknownParameters(one), expected: [], as: 'caller' });
  }
  if (!suite.takesNewIds?.includes(operation.id))
    kinds.push({ title: 'ids that nothing has', calls: bad.unknownIds(one), expected: [400, 403, 404], as: 'caller' });
  if (operation.secured && token !== undefined) {
    const malformed = badTokens(token).flatMap(([fault, authorization]) =>
      bad.unchangedCalls(one, `a token that is ${fault}`, { authorization }),
    );
    kinds.push({ title: 'nobody without a token', calls: bad.unchangedCalls(one, 'no token'), expected: [401], as: 'anonymous' });
    kinds.push({ title: 'nobody with a bad token', calls: malformed, expected: [401], as: 'anonymous' });
  }
  return kinds.filter(({ calls }) => calls.length > 0);
}
