import { createHash, randomBytes } from 'node:crypto';
import type { Ground } from '../ground.ts';
import {
  type Answer,
  type Asked,
  answered,
  inOrder,
  instead,
  jsonOf,
  type Mutation,
  type Probe,
  type Witness,
  withBody,
  withQuery,
} from '../mutant.ts';
import type { Fault, Operator } from './operator.ts';

interface SignIn {
  readonly code: string;
  readonly verifier: string;
}

/** Signs in by the code flow, with something different. */
async function signIn(
  ask: (probe: Probe) => Promise<Answer>,
  ground: Ground,
  query: Readonly<Record<string, string>> = {},
): Promise<SignIn> {
  const verifier = randomBytes(32).toString('base64url');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const answer = await ask(ground.probe('signInWithCredentials', { query: { code_challenge: challenge, ...query } }));
  const at = answer.headers.get('x-redirect-location') ?? answer.headers.get('location') ?? '';
  return { code: URL.canParse(at) ? (new URL(at).searchParams.get('code') ?? '') : '', verifier };
}

const sampled = (ground: Ground, name: string): string =>
  ground.samples.get('signInWithCredentials')?.parameters.find((one) => one.name === name)?.value ?? '';

const exchanged = (ground: Ground, { code, verifier }: SignIn, more: Readonly<Record<string, string>> = {}): Probe => ({
  operation: 'createTokens',
  as: null,
  body: {
    ...{ grant_type: 'authorization_code', code, code_verifier: verifier },
    ...{ client_id: sampled(ground, 'client_id'), redirect_uri: sampled(ground, 'redirect_uri'), ...more },
  },
});

/** What the tokens say, without what differs from one to the next. */
const claims = (token: unknown): unknown => {
  const [, payload = ''] = typeof token === 'string' ? token.split('.') : [];
  return payload === '' ? undefined : JSON.parse(Buffer.from(payload, 'base64url').toString());
};

const formOf = (asked: Asked): URLSearchParams => new URLSearchParams(asked.body);

/** Answers whatever is asked for with what the right service answered to the last good request. */
const lenient =
  (changes: (known: Asked, asked: Asked) => Asked | undefined): (() => Mutation) =>
  () => {
    let known: { readonly asked: Asked; readonly answer: Answer } | undefined;
    return async (asked, { ask, acted }) => {
      const answer = await ask(asked);
      if (answer.status < 300) known = { asked, answer };
      if (answer.status < 400 || !known || !changes(known.asked, asked)) return answer;
      acted();
      return known.answer;
    };
  };

function tokenFaults(ground: Ground): Fault[] {
  const operation = 'createTokens';
  const twice: Witness = async (ask) => {
    const given = await signIn(ask, ground);
    await ask(exchanged(ground, given));
    await ask(exchanged(ground, given));
  };
  const refreshed: Witness = async (ask) => {
    const tokens = Object(jsonOf(await ask(exchanged(ground, await signIn(ask, ground)))));
    const body = { grant_type: 'refresh_token', refresh_token: String(tokens.refresh_token), client_id: sampled(ground, 'client_id') };
    await ask({ operation, as: null, body });
    await ask({ operation, as: null, body });
  };
  const wrongVerifier: Witness = async (ask) => {
    await ask(exchanged(ground, await signIn(ask, ground)));
    await ask(exchanged(ground, { ...(await signIn(ask, ground)), verifier: 'x'.repeat(43) }));
  };
  const once: Witness = async (ask) => ask(exchanged(ground, await signIn(ask, ground)));
  const said = (name: string, change: (value: unknown) => unknown): Fault => ({
    operation,
    what: `${name} is another`,
    begin: answered((one) => {
      const body = jsonOf(one);
      return body === undefined ? undefined : withBody(one, { ...Object(body), [name]: change(Reflect.get(Object(body), name)) });
    }),
    witness: once,
  });
  const resigned = (token: unknown, change: (payload: Record<string, unknown>) => unknown): string => {
    const [head = '', , signature = ''] = String(token).split('.');
    return [head, Buffer.from(JSON.stringify(change(Object(claims(token))))).toString('base64url'), signature].join('.');
  };
  const isGrant = (asked: Asked, grant: string): boolean => formOf(asked).get('grant_type') === grant;
  return [
    {
      operation,
      what: 'a code is good twice',
      begin: lenient((known, asked) =>
        formOf(known).get('code') === formOf(asked).get('code') && isGrant(asked, 'authorization_code') ? asked : undefined,
      ),
      witness: twice,
    },
    {
      operation,
      what: 'a refresh token is good twice',
      begin: lenient((known, asked) => (isGrant(asked, 'refresh_token') && isGrant(known, 'refresh_token') ? asked : undefined)),
      witness: refreshed,
    },
    {
      operation,
      what: 'the verifier is not checked',
      begin: lenient((_, asked) => (isGrant(asked, 'authorization_code') && formOf(asked).has('code_verifier') ? asked : undefined)),
      witness: wrongVerifier,
    },
    said('expires_in', (value) => Number(value) * 10),
    { ...said('id_token', (token) => resigned(token, ({ nonce: _, ...rest }) => rest)), what: 'the id token has no nonce' },
    { ...said('id_token', (token) => resigned(token, (rest) => ({ ...rest, nonce: 'another' }))), what: 'the id token has another nonce' },
    {
      ...said('id_token', (token) => resigned(token, (rest) => ({ ...rest, sub: 'se-user-1' }))),
      what: 'the id token is of somebody else',
    },
    { ...said('id_token', (token) => String(token).replace(/.{6}$/, 'AAAAAA')), what: 'the id token is signed with another key' },
    { ...said('access_token', (token) => String(token).replace(/.{6}$/, 'AAAAAA')), what: 'the access token is signed with another key' },
  ];
}

function keyFaults(ground: Ground): Fault[] {
  const keys = (what: string, change: (key: Record<string, unknown>) => unknown): Fault => ({
    operation: 'getSigningKeys',
    what,
    begin: answered((one) => {
      const body = jsonOf(one);
      const { keys: all } = Object(body);
      return Array.isArray(all) ? withBody(one, { ...Object(body), keys: all.map((key) => change(Object(key))) }) : undefined;
    }),
    witness: inOrder(ground.probe('getSigningKeys')),
  });
  const flipped = (value: unknown): string => `${String(value).slice(0, -6)}AAAAAA`;
  return [
    keys('the key is another', (key) => ({ ...key, x: flipped(key.x) })),
    keys('the key is another in its second half', (key) => ({ ...key, y: flipped(key.y) })),
    keys('the key has another id', (key) => ({ ...key, kid: 'another' })),
  ];
}

function redirectFaults(ground: Ground): Fault[] {
  return ['authorize', 'signInWithCredentials'].flatMap((operation): Fault[] => {
    if (!ground.good.has(operation)) return [];
    const foreign = 'https://evil.example/login';
    const registered = sampled(ground, 'redirect_uri');
    const moved = (answer: Answer, from: string, to: string): Answer => {
      const headers = new Headers(answer.headers);
      for (const name of ['location', 'x-redirect-location']) {
        const at = headers.get(name);
        if (at !== null) headers.set(name, at.replaceAll(encodeURIComponent(from), encodeURIComponent(to)).replace(from, to));
      }
      return { ...answer, headers };
    };
    const inQuery = (name: string, value: string): Witness =>
      inOrder(ground.probe(operation, { query: { [name]: value } }), ground.probe(operation));
    return [
      {
        operation,
        what: 'any redirect_uri is taken',
        begin:
          (): Mutation =>
          async (asked, { ask, acted }) => {
            const given = asked.url.searchParams.get('redirect_uri');
            const answer = await ask(asked);
            if (given === null || given === registered || answer.status !== 400) return answer;
            acted();
            return moved(await ask(withQuery(asked, { redirect_uri: registered })), registered, given);
          },
        witness: inQuery('redirect_uri', foreign),
      },
      {
        operation,
        what: 'state comes back as another',
        begin: answered((answer, asked) => {
          const state = asked.url.searchParams.get('state');
          const other = state === null ? answer : moved(answer, `state=${state}`, 'state=other');
          return other.headers.get('location') === answer.headers.get('location') &&
            other.headers.get('x-redirect-location') === answer.headers.get('x-redirect-location')
            ? undefined
            : other;
        }),
        witness: inQuery('state', 'a-state-of-its-own'),
      },
      {
        operation,
        what: 'any client is taken',
        begin: instead((asked) => withQuery(asked, { client_id: sampled(ground, 'client_id') })),
        witness: inQuery('client_id', 'nobody'),
      },
    ];
  });
}

const onlyAuth =
  (make: (ground: Ground) => Fault[]) =>
  (ground: Ground): Fault[] =>
    ground.contract.service === 'auth' ? make(ground) : [];

/** The kinds of mutants of signing in. */
export const signInOperators: readonly Operator[] = [
  { kind: 'tokens and nonce', make: onlyAuth(tokenFaults) },
  { kind: 'JWKS', make: onlyAuth(keyFaults) },
  { kind: 'redirect_uri', make: onlyAuth(redirectFaults) },
];
