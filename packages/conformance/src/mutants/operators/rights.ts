import type { Ground } from '../ground.ts';
import { type Answer, inOrder, jsonAnswer, jsonBody, type Mutation, type Probe, textOf, withHeaders } from '../mutant.ts';
import { type Fault, goodOperations, type Operator } from './operator.ts';

/** Serves a request as if another one had sent it, where the right answer is such a one. */
const as =
  (who: string, when: (answer: Answer) => boolean): (() => Mutation) =>
  () =>
  async (asked, { ask, askUndone, token, acted }) => {
    const isRead = asked.method === 'GET';
    const right = await (isRead ? ask : askUndone)(asked);
    if (!when(right)) return isRead ? right : ask(asked);
    const other = withHeaders(asked, { authorization: `Bearer ${await token(who)}` });
    const answer = await ask(other);
    if (answer.status !== right.status || textOf(answer) !== textOf(right)) acted();
    return answer;
  };

/** The roles that an operation is tried with. */
const tried = ['schooladmin', 'teacher', 'student', 'guardian'];

const goodRole = (ground: Ground, operation: string): string | null | undefined => ground.good.get(operation)?.probe.as;

/** Says who somebody is, by what their token says of them. */
const claimsIn = (authorization: string | null): Record<string, unknown> => {
  const [, payload = ''] = authorization?.split('.') ?? [];
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return {};
  }
};

/** The person of a token, however often they have signed in. */
const personIn = (authorization: string | null): string => String(claimsIn(authorization).sub ?? '');

const widened = (ground: Ground): Fault[] =>
  goodOperations(ground, /./).flatMap((operation) => {
    const good = goodRole(ground, operation);
    if (typeof good !== 'string') return [];
    return tried.map((role) => ({
      operation,
      what: `${role} may do it`,
      begin: (): Mutation => async (asked, tools) => {
        const mine = personIn(asked.headers.get('authorization')) === personIn(`Bearer ${await tools.token(role)}`);
        return as(good, ({ status }) => mine && status === 403)()(asked, tools);
      },
      witness: inOrder(ground.probe(operation, { as: role })),
    }));
  });

const narrowed = (ground: Ground): Fault[] =>
  goodOperations(ground, /./).flatMap((operation) =>
    goodRole(ground, operation) === null
      ? []
      : ['superuser', 'schooladmin', 'teacher', 'student', 'guardian'].map((role) => ({
          operation,
          what: `${role} may not do it`,
          begin:
            (): Mutation =>
            async (asked, { ask, token, acted }) => {
              if (personIn(asked.headers.get('authorization')) !== personIn(`Bearer ${await token(role)}`)) return ask(asked);
              const answer = await ask(asked);
              if (answer.status >= 300) return answer;
              acted();
              return jsonAnswer(403, { name: 'forbidden', message: 'You may not do this.' });
            },
          witness: inOrder(ground.probe(operation, { as: role })),
        })),
  );

/** Reads of one's own that are answered as somebody else would be, and lists that hold what one may not see. */
const anothers = (ground: Ground): Fault[] =>
  goodOperations(ground, /get/).flatMap((operation) => {
    if (goodRole(ground, operation) === null) return [];
    return ['superuser', 'teacher', 'student', 'guardian'].flatMap((who) =>
      ['schooladmin', 'teacher', 'student', 'guardian', 'invoiced']
        .filter((role) => role !== who)
        .map((role) => ({
          operation,
          what: `${role} is answered what ${who} would be`,
          begin: (): Mutation => async (asked, tools) => {
            const mine = personIn(asked.headers.get('authorization')) === personIn(`Bearer ${await tools.token(role)}`);
            return as(who, ({ status }) => mine && status < 300)()(asked, tools);
          },
          witness: inOrder(ground.probe(operation, { as: role })),
        })),
    );
  });

const otherRealm = (ground: Ground): Fault[] =>
  goodOperations(ground, /./).flatMap((operation): Fault[] => {
    const good = goodRole(ground, operation);
    if (typeof good !== 'string') return [];
    const isRead = ground.samples.get(operation)?.operation.method === 'get';
    const foreign = good === 'superuser' || good === 'schooladmin' ? 'superuserOfOtherRealm' : 'teacherOfOtherRealm';
    const faults: Fault[] = [
      {
        operation,
        what: 'somebody of another realm is answered like one of this',
        begin: (): Mutation => async (asked, tools) => {
          const isForeign = personIn(asked.headers.get('authorization')) === personIn(`Bearer ${await tools.token(foreign)}`);
          return as(good, () => isForeign)()(asked, tools);
        },
        witness: inOrder(ground.probe(operation, { as: foreign })),
      },
    ];
    if (isRead)
      faults.push({
        operation,
        what: 'the rows of another realm are answered',
        begin: as(foreign, ({ status }) => status < 300),
        witness: inOrder(ground.probe(operation)),
      });
    return faults;
  });

const lenient = (ground: Ground): Fault[] =>
  goodOperations(ground, /./).flatMap((operation): Fault[] => {
    const good = goodRole(ground, operation);
    if (typeof good !== 'string' || !ground.samples.get(operation)?.operation.secured) return [];
    const forged = { headers: { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJzZS11c2VyLTEifQ.' }, as: null };
    const when = (what: string, matches: (authorization: string | null) => boolean, probe: Probe): Fault => ({
      operation,
      what,
      begin: (): Mutation => async (asked, tools) =>
        as(good, ({ status }) => status === 401 && matches(asked.headers.get('authorization')))()(asked, tools),
      witness: inOrder(probe),
    });
    return [
      when('no token is needed', (given) => given === null, ground.probe(operation, { as: null })),
      when('a token that nobody has signed is taken', (given) => given !== null && given.length > 12, ground.probe(operation, forged)),
      when(
        'whatever stands after Bearer is taken',
        (given) => given !== null,
        ground.probe(operation, { as: null, headers: { authorization: 'Bearer x' } }),
      ),
    ];
  });

/** Takes the tokens of sign-ins that were ended. */
const stale = (ground: Ground): Fault[] =>
  goodOperations(ground, /./).flatMap((operation): Fault[] => {
    if (!ground.good.has('endMyOtherSessions') || typeof goodRole(ground, operation) !== 'string') return [];
    return [
      {
        operation,
        what: 'the token of a sign-in that was ended is taken',
        begin: (): Mutation => async (asked, tools) => {
          // The same person, who has signed in again.
          const isKnown = personIn(asked.headers.get('authorization')) === personIn(`Bearer ${await tools.token('studentAgain')}`);
          return as('studentAgain', ({ status }) => isKnown && status === 401)()(asked, tools);
        },
        witness: inOrder({ operation: 'endMyOtherSessions', as: 'studentAgain' }, ground.probe(operation, { as: 'student' })),
      },
    ];
  });

const names = ['ConflictError', 'ValidationError', 'not_found', 'forbidden', 'unauthorized', 'InvalidInputError'];

/** Requests that are refused, by what is wrong with them. */
function refusals(ground: Ground, operation: string): Probe[] {
  const sample = ground.samples.get(operation);
  const inPath = sample?.parameters.filter((one) => one.in === 'path') ?? [];
  return [
    ground.probe(operation, { as: 'student' }),
    ...inPath.map(({ name, shape }) =>
      ground.probe(operation, { path: { [name]: shape.types.has('integer') ? '2000000001' : 'nobody-is-called-so' } }),
    ),
    ...inPath.map(({ name }) => ground.probe(operation, { path: { [name]: 'x'.repeat(300) } })),
    ...(sample?.body ? [ground.probe(operation, { body: { nothing: true } })] : []),
    ...(sample?.parameters.some(({ name }) => name === 'If-Match')
      ? [ground.probe(operation, { headers: { 'If-Match': '"other"' } })]
      : []),
    ...(sample?.operation.secured ? [ground.probe(operation, { as: null })] : []),
  ];
}

function errorFaults(ground: Ground): Fault[] {
  return goodOperations(ground, /./).flatMap((operation) =>
    [400, 401, 403, 404, 409, 412].map((status) => ({
      operation,
      what: `${status} has another name`,
      begin:
        (): Mutation =>
        async (asked, { ask, acted }) => {
          const answer = await ask(asked);
          if (answer.status !== status) return answer;
          const body = Object(jsonBody(answer));
          if (typeof body.name !== 'string') return answer;
          acted();
          const { name: _, ...rest } = body;
          return { ...answer, body: new TextEncoder().encode(JSON.stringify({ name: names.find((one) => one !== body.name), ...rest })) };
        },
      witness: inOrder(...refusals(ground, operation)),
    })),
  );
}

function attributeFaults(ground: Ground): Fault[] {
  return goodOperations(ground, /./).flatMap((operation) =>
    (['attribute', 'reason'] as const).map((what) => ({
      operation,
      what: `a 400 names another ${what}`,
      begin:
        (): Mutation =>
        async (asked, { ask, acted }) => {
          const answer = await ask(asked);
          const body = answer.status === 400 ? Object(jsonBody(answer)) : {};
          if (!Array.isArray(body.attributes) || body.attributes.length === 0) return answer;
          acted();
          const attributes = body.attributes.map((one: object) => ({ ...one, [what]: 'other' }));
          return { ...answer, body: new TextEncoder().encode(JSON.stringify({ ...body, attributes })) };
        },
      witness: inOrder(...refusals(ground, operation)),
    })),
  );
}

/** Answers what exists as if it did not, and the other way round. */
const missing = (ground: Ground): Fault[] =>
  goodOperations(ground, /./)
    .filter((operation) => ground.contract.operations.get(operation)?.responses.has(404))
    .map((operation) => ({
      operation,
      what: 'one that is not there is answered like another one',
      begin:
        (): Mutation =>
        async (asked, { ask, acted }) => {
          const answer = await ask(asked);
          if (answer.status !== 404) return answer;
          acted();
          const good = ground.good.get(operation)?.answer;
          return good ?? answer;
        },
      witness: inOrder(...refusals(ground, operation)),
    }));

/** The kinds of mutants of rights and refusals. */
export const rightOperators: readonly Operator[] = [
  { kind: 'right widened', make: widened },
  { kind: 'right narrowed', make: narrowed },
  { kind: "another owner's row", make: anothers },
  { kind: 'other realm', make: otherRealm },
  { kind: 'token not checked', make: lenient },
  { kind: 'stale token', make: stale },
  { kind: 'error name swapped', make: errorFaults },
  { kind: 'error attribute swapped', make: attributeFaults },
  { kind: 'missing one answered', make: missing },
];
