/** The kinds of pages that the gateway serves, each with a security policy of its own. */
export type PageKind = 'app' | 'reader' | 'launchpad' | 'storybook' | 'contracts';

/** The origins that the apps may reach beside their own. */
export interface Origins {
  /** The services. */
  readonly sandbox: string;
  /** The auth service, where it has a host of its own. */
  readonly auth?: string;
  /** Files of books. */
  readonly bookContent: string;
  /** Whether cards are entered at Stripe. */
  readonly cards?: boolean;
}

type Directives = Record<string, string>;

/** Emotion fills empty style elements through the object model; this is the hash of the empty text. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The page's own origin and the given ones, each once. */
const sources = (...origins: (string | undefined)[]): string => [...new Set(["'self'", ...origins])].filter(Boolean).join(' ');

/** What Stripe's own policy page asks for; nothing of it where no card is entered there. */
const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

const policies: Record<PageKind, (origins: Origins) => Directives> = {
  app: ({ sandbox, auth, cards = false }) => ({
    'default-src': "'none'",
    'script-src': sources(...(cards ? stripe.scripts : [])),
    'style-src': `'self' ${emptyStyle}`,
    // The covers of books come from the library service.
    'img-src': `${sources(sandbox)} data:`,
    'font-src': "'self'",
    'connect-src': sources(sandbox, auth, ...(cards ? stripe.calls : [])),
    ...(cards && { 'frame-src': stripe.frames.join(' ') }),
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': sources(sandbox, auth),
    'frame-ancestors': "'none'",
  }),
  // A book's frame inherits the page's policy. A hash beside 'unsafe-inline' would switch it off, so there is none here.
  reader: (origins) => ({
    ...policies.app({ ...origins, cards: false }),
    'style-src': `'self' 'unsafe-inline' blob: ${origins.bookContent}`,
    'img-src': `'self' data: blob: ${origins.bookContent}`,
    'media-src': `'self' blob: ${origins.bookContent}`,
    'font-src': `'self' data: blob: ${origins.bookContent}`,
    'connect-src': sources(origins.sandbox, origins.auth, origins.bookContent),
    'frame-src': "'self' blob:",
  }),
  launchpad: ({ sandbox }) => ({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': `'self' ${sandbox}`,
    // The console shows mails as the sandbox renders them.
    'frame-src': sandbox,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  }),
  // Storybook's own pages carry inline scripts and styles.
  storybook: () => ({
    'default-src': "'self'",
    'script-src': "'self' 'unsafe-inline'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  }),
  contracts: () => ({
    'default-src': "'none'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  }),
};

/** Vite's development server writes scripts and styles into the page and speaks over a web socket. */
const loosened = (directives: Directives): Directives => ({
  ...directives,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': `${directives['connect-src']} ws:`,
});

/** No page needs these powers of a browser. */
const permissions = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'usb']
  .map((power) => `${power}=()`)
  .join(', ');

/** Pages whose address can carry a secret send no referrer at all. */
const secretAddresses = /^\/(login|signup\/success)(\/|$)/;

/** The security headers of a page or one of its files; `development` loosens what Vite's development server needs. */
export function securityHeaders(kind: PageKind, path: string, origins: Origins, development = false): Record<string, string> {
  const directives = policies[kind](origins);
  const policy = development ? loosened(directives) : directives;
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': secretAddresses.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
  };
}
