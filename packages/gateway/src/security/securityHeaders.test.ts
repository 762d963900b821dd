import { describe, expect, test } from 'vitest';
import { type PageKind, securityHeaders } from './securityHeaders.ts';

const origins = { sandbox: 'http://localhost:3000', bookContent: 'http://localhost:3000' };
const policy = (kind: PageKind, development = false) => {
  const text = securityHeaders(kind, '/', origins, development)['content-security-policy'] ?? '';
  return Object.fromEntries(text.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
};

describe('the security policy of each kind of page', () => {
  test('the apps load scripts, styles and fonts from their own origin only, and may reach the services and their images', () => {
    expect(policy('app')).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
      'img-src': ["'self'", 'http://localhost:3000', 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'", 'http://localhost:3000'],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'", 'http://localhost:3000'],
      'frame-ancestors': ["'none'"],
    });
  });

  test('the apps may reach the card provider only when its key is configured', () => {
    const withCards = securityHeaders('app', '/', { ...origins, cards: true })['content-security-policy'];
    expect(withCards).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(withCards).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
    expect(withCards).toContain("connect-src 'self' http://localhost:3000 https://api.stripe.com;");
    expect(withCards).not.toContain('unsafe');
    for (const kind of ['app', 'reader'] as const) expect(JSON.stringify(policy(kind))).not.toContain('stripe');
    expect(securityHeaders('reader', '/', { ...origins, cards: true })['content-security-policy']).not.toContain('stripe');
  });

  test('the reader allows styles of a book and no scripts', () => {
    expect(policy('reader')['style-src']).toEqual(["'self'", "'unsafe-inline'", 'blob:', 'http://localhost:3000']);
    expect(policy('reader')['script-src']).toEqual(["'self'"]);
    expect(policy('reader')['media-src']).toContain('http://localhost:3000');
  });

  test.each(['app', 'launchpad', 'contracts'] as const)('no inline script or style runs on pages of the kind %s', (kind) => {
    expect(securityHeaders(kind, '/', origins)['content-security-policy']).not.toContain('unsafe');
  });

  test.each(['reader', 'launchpad', 'storybook', 'contracts'] as const)(
    'pages of the kind %s may be framed by their own origin',
    (kind) => {
      expect(policy(kind)['frame-ancestors']).toEqual(["'self'"]);
    },
  );

  test('development loosens the policy for Vite, but not who may frame the page', () => {
    expect(policy('app', true)['script-src']).toContain("'unsafe-inline'");
    expect(policy('app', true)['connect-src']).toContain('ws:');
    expect(policy('app', true)['frame-ancestors']).toEqual(["'none'"]);
  });
});

describe('the other security headers', () => {
  test.each(['/login', '/login/ak-bibliotheken', '/signup/success'])('%s sends no referrer', (path) => {
    expect(securityHeaders('app', path, origins)['referrer-policy']).toBe('no-referrer');
  });

  test.each(['/', '/loginhelp', '/signup'])('%s sends only its origin to other sites', (path) => {
    expect(securityHeaders('app', path, origins)['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  test('every page forbids MIME sniffing, foreign openers and browser features', () => {
    expect(securityHeaders('storybook', '/', origins)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });
});
