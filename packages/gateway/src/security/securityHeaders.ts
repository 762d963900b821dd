/** The kinds of pages that the gateway serves, each with a security policy of its own. */
export type PageKind = 'app' | 'reader' | 'launchpad' | 'storybook' | 'contracts';

/** The origins that the apps may reach besides their own. */
export interface Origins {
  /** The services. */
  readonly sandbox: string;
  /** The auth service, where it has its own host. */
  readonly auth?: string;
  /** The mock, which the reference of the contracts may call. */
  readonly mock?: string;
  /** Files of books. */
  readonly bookContent: string;
  /** True if users enter cards at Stripe. */
  readonly cards?: boolean;
}

type Directives = Record<string, string>;

/** The hash of the empty text: Emotion creates empty style elements and fills them through the object model. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Returns the page's own origin and the given ones, each once. */
const sources = (...origins: (string | undefined)[]): string => [...new Set(["'self'", ...origins])].filter(Boolean).join(' ');

/** The sources that Stripe's documentation requires; used only where users enter cards at Stripe. */
const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};

/** The origins of the apps and panels on this machine, where doors open. */
const doorForms = 'http://*.localhost:*';

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
    // WebKit also applies this directive to the blob: frame of a book's page, which inherits it and which this origin frames.
    'frame-ancestors': "'self'",
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
    // The doors of the launchpad are forms of the realms' hosts.
    'form-action': `'self' ${doorForms}`,
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
  contracts: ({ sandbox, mock }) => ({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': [sandbox, mock].filter(Boolean).join(' '),
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
  }),
};

/** Loosens a policy for Vite's development server, which inlines scripts and styles and uses a web socket. */
const loosened = (directives: Directives): Directives => ({
  ...directives,
  'script-src': "'self' 'unsafe-inline'",
  'style-src': "'self' 'unsafe-inline'",
  'connect-src': `${directives['connect-src']} ws:`,
});

/** Browser features that no page needs. */
const permissions = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'usb']
  .map((power) => `${power}=()`)
  .join(', ');

/** Pages whose path can carry a secret send no referrer at all. */
const secretPaths = /^\/(login|signup\/success)(\/|$)/;

/** Returns the security headers of a page or one of its files; `development` loosens them for Vite's development server. */
export function securityHeaders(kind: PageKind, path: string, origins: Origins, development = false): Record<string, string> {
  const directives = policies[kind](origins);
  const policy = development ? loosened(directives) : directives;
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': secretPaths.test(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    'cross-origin-opener-policy': 'same-origin',
  };
}

/** The headers that browsers heed for documents and workers only; they are longer than many of the files. */
const ofDocuments = ['content-security-policy', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];
const isData = (type: string): boolean => /^(text\/(css|javascript)|font\/|application\/(json|manifest\+json))/.test(type);
const isWorker = (path: string): boolean => /(^|\/)sw\.js$|worker[^/]*$/i.test(path);

/**
 * Returns the headers of a file of a page: those of the page, without the ones that browsers ignore on scripts, styles, fonts and data. A worker
 * has a policy of its own, and a picture can be opened as a document.
 * @param type the media type of the file.
 */
export function fileHeaders(headers: Record<string, string>, path: string, type: string): Record<string, string> {
  if (!isData(type) || isWorker(path)) return headers;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofDocuments.includes(name)));
}
