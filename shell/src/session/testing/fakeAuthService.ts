import { makeTokens, type TokenWishes } from '../../testing/tokens.ts';
import type { AuthClient } from '../authService/AuthService.ts';

/** An auth service in memory: one sign-in, rotating refresh tokens, and a log of what it was asked. */
export interface FakeAuthService {
  readonly client: AuthClient;
  /** The grants of the token requests so far, in order. */
  readonly grants: string[];
  /** Every request so far. */
  readonly requests: Request[];
  /** How the service behaves from now on. */
  mood: 'up' | 'down' | 'failing' | 'revoked' | 'refusing' | 'slow' | 'lost';
  /** Lets the requests of a slow service go on. */
  release(): void;
  /** The server's clock, in seconds since 1970. */
  now: number;
  /** How far the server's clock is ahead of the tabs', in seconds. */
  clockError: number;
  /** The refresh token that is good at present. */
  refreshToken: string;
  /** What the next tokens say. */
  wishes: Omit<TokenWishes, 'now' | 'issuer'>;
}

const issuer = 'http://localhost:3000/auth';
const password = 'realmkit-demo';

/** Creates an auth service whose refresh token `refresh-0` is good. */
export function fakeAuthService(now: number): FakeAuthService {
  let rotations = 0;
  let nonce = '';
  let waiting: (() => void)[] = [];
  const firstAnswers = new Map<string, Response>();

  const answerTokens = (withNonce: boolean): Response => {
    rotations += 1;
    service.refreshToken = `refresh-${rotations}`;
    const wishes = { ...service.wishes, now: service.now + service.clockError, issuer, ...(withNonce ? { nonce } : {}) };
    const { accessToken, idToken } = makeTokens(wishes);
    return Response.json({
      access_token: accessToken,
      id_token: idToken,
      refresh_token: service.refreshToken,
      token_type: 'Bearer',
      expires_in: 3600,
    });
  };

  const invalidGrant = () => Response.json({ name: 'InvalidGrantError', message: 'Used.', error: 'invalid_grant' }, { status: 400 });

  const token = async (request: Request): Promise<Response> => {
    const form = new URLSearchParams(await request.text());
    const grant = form.get('grant_type') ?? '';
    service.grants.push(grant);
    if (grant === 'authorization_code') return form.get('code') === 'good-code' ? answerTokens(true) : invalidGrant();
    return service.mood === 'revoked' || form.get('refresh_token') !== service.refreshToken ? invalidGrant() : answerTokens(false);
  };

  /** The same request again gets the first answer again; a lost one never arrives. */
  const answerAlike = async (request: Request): Promise<Response> => {
    const key = request.headers.get('Idempotency-Key') ?? '';
    const first = firstAnswers.get(key) ?? (await token(request));
    firstAnswers.set(key, first);
    return service.mood === 'lost' ? new Promise<Response>(() => {}) : first.clone();
  };

  const authorize = async (request: Request): Promise<Response> => {
    const query = new URL(request.url).searchParams;
    const form = new URLSearchParams(await request.text());
    if (form.get('password') !== password) {
      return Response.json({ name: 'InvalidCredentialsError', message: 'Wrong.' }, { status: 401 });
    }
    nonce = query.get('nonce') ?? '';
    const wayOn =
      form.get('username') === 'nocode'
        ? 'http://realmkit.se.localhost/login'
        : `${query.get('redirect_uri')}?code=good-code&state=${query.get('state')}`;
    return Response.json({}, { headers: { 'X-Redirect-Location': wayOn } });
  };

  const service: FakeAuthService = {
    client: {
      address: issuer,
      issuer,
      clientId: 'realmkit-se',
      redirectUri: 'http://realmkit.se.localhost/login',
      fetch: async (input, init) => {
        const request = new Request(input, init);
        service.requests.push(request.clone());
        if (service.mood === 'down') throw new TypeError('Failed to fetch');
        if (service.mood === 'failing') return Response.json({ name: 'InternalError', message: 'Oh.' }, { status: 503 });
        if (service.mood === 'slow') await new Promise<void>((resolve) => waiting.push(resolve));
        const { pathname } = new URL(request.url);
        if (pathname.endsWith('/providers/ak-bibliotheken/logout'))
          return new Response(null, { status: service.mood === 'refusing' ? 401 : 204 });
        return pathname.endsWith('/v2/token') ? answerAlike(request) : authorize(request);
      },
    },
    grants: [],
    requests: [],
    mood: 'up',
    release: () => {
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    now,
    clockError: 0,
    refreshToken: 'refresh-0',
    wishes: {},
  };
  return service;
}
