import { makeTokens, type TokenOverrides } from '../../testing/tokens.ts';
import type { AuthClient } from '../authService/AuthService.ts';

/** An auth service in memory, with one sign-in, rotating refresh tokens and a log of its requests. */
export interface FakeAuthService {
  readonly client: AuthClient;
  /** The grants of the token requests so far, in order. */
  readonly grants: string[];
  /** Every request so far. */
  readonly requests: Request[];
  /** The behaviour of the service from now on. */
  mood: 'up' | 'down' | 'failing' | 'revoked' | 'refusing' | 'slow' | 'lost';
  /** The answers to the next requests, before what its mood gives. */
  readonly next: Response[];
  /** Resumes the requests of a slow service. */
  release(): void;
  /** The server's clock, in seconds since 1970. */
  now: number;
  /** The offset of the server's clock from the tabs', in seconds. */
  clockError: number;
  /** The currently valid refresh token. */
  refreshToken: string;
  /** The overrides for the next tokens. */
  overrides: Omit<TokenOverrides, 'now' | 'issuer'>;
}

const issuer = 'http://localhost:3000/auth';
const password = 'realmkit-demo';

/** Creates an auth service with the valid refresh token `refresh-0`. */
export function fakeAuthService(now: number): FakeAuthService {
  let rotations = 0;
  let nonce = '';
  let waiting: (() => void)[] = [];
  const responses = new Map<string, Response>();

  const issueTokens = (withNonce: boolean): Response => {
    rotations += 1;
    service.refreshToken = `refresh-${rotations}`;
    const overrides = { ...service.overrides, now: service.now + service.clockError, issuer, ...(withNonce ? { nonce } : {}) };
    const { accessToken, idToken } = makeTokens(overrides);
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
    if (grant === 'authorization_code') return form.get('code') === 'good-code' ? issueTokens(true) : invalidGrant();
    return service.mood === 'revoked' || form.get('refresh_token') !== service.refreshToken ? invalidGrant() : issueTokens(false);
  };

  /** Returns the first response for a repeated request; a lost response never arrives. */
  const tokenWithIdempotency = async (request: Request): Promise<Response> => {
    const key = request.headers.get('Idempotency-Key') ?? '';
    const first = responses.get(key) ?? (await token(request));
    responses.set(key, first);
    return service.mood === 'lost' ? new Promise<Response>(() => {}) : first.clone();
  };

  const authorize = async (request: Request): Promise<Response> => {
    const query = new URL(request.url).searchParams;
    const form = new URLSearchParams(await request.text());
    if (form.get('password') !== password) {
      return Response.json({ name: 'InvalidCredentialsError', message: 'Wrong.' }, { status: 401 });
    }
    if (form.get('username') === 'inactive')
      return Response.json({ name: 'InactiveOrganizationError', message: 'No organisation of the user is active.' }, { status: 403 });
    if (form.get('username') === 'deleted')
      return Response.json({ name: 'DeletedAccountError', message: 'The owner of the account has deleted it.' }, { status: 403 });
    if (form.get('username') === 'stranger' && query.has('id_token_hint'))
      return Response.json({}, { headers: { 'X-Redirect-Location': `${query.get('redirect_uri')}?error=login_required` } });
    if (form.get('username') === 'limited') return Response.json({}, { status: 429, headers: { 'Retry-After': '90' } });
    nonce = query.get('nonce') ?? '';
    const location =
      form.get('username') === 'nocode'
        ? 'http://realmkit.se.localhost/login'
        : `${query.get('redirect_uri')}?code=good-code&state=${query.get('state')}`;
    return Response.json({}, { headers: { 'X-Redirect-Location': location } });
  };

  const service: FakeAuthService = {
    client: {
      baseUrl: issuer,
      issuer,
      clientId: 'realmkit-se',
      redirectUri: 'http://realmkit.se.localhost/login',
      fetch: async (input, init) => {
        const request = new Request(input, init);
        service.requests.push(request.clone());
        const next = service.next.shift();
        if (next) return next;
        if (service.mood === 'down') throw new TypeError('Failed to fetch');
        if (service.mood === 'failing') return Response.json({ name: 'InternalError', message: 'Oh.' }, { status: 503 });
        if (service.mood === 'slow') await new Promise<void>((resolve) => waiting.push(resolve));
        const { pathname } = new URL(request.url);
        if (pathname.endsWith('/providers/ak-bibliotheken/logout'))
          return new Response(null, { status: service.mood === 'refusing' ? 401 : 204 });
        return pathname.endsWith('/v2/token') ? tokenWithIdempotency(request) : authorize(request);
      },
    },
    grants: [],
    requests: [],
    mood: 'up',
    next: [],
    release: () => {
      for (const resolve of waiting) resolve();
      waiting = [];
    },
    now,
    clockError: 0,
    refreshToken: 'refresh-0',
    overrides: {},
  };
  return service;
}
