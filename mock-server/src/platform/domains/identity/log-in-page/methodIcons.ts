import type { SignInMethod } from './loginMethods.ts';

const school = 'M3 10 12 4l9 6M5 10v9h14v-9M10 19v-5h4v5';

/** The strokes of each login method's icon, on a 24 × 24 grid. */
const strokes: Readonly<Record<SignInMethod, string>> = {
  pwd: 'M11 12a4 4 0 1 1-8 0a4 4 0 1 1 8 0M11 12h10v4M17 12v3',
  sms: 'M4 5h16v11H11l-4 4v-4H4zM8 10.5h.01M12 10.5h.01M16 10.5h.01',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2M14 20h2M19 19h1v1h-1z',
  gar: school,
  vidis: school,
  domino: school,
  'ak-bibliotheken': 'M12 7c-2-2-5-2-8-2v13c3 0 6 0 8 2 2-2 5-2 8-2V5c-3 0-6 0-8 2zM12 7v13',
  bankid: 'M3 5h18v14H3zM6.5 16c0-3 5-3 5 0M9 12.5a1.75 1.75 0 1 1 .01 0M14.5 10H18M14.5 14H18',
};

/** Draws the icon of a login method as an SVG element; the name of the method stands beside it. */
export const methodIcon = (method: SignInMethod): string =>
  `<svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${strokes[method]}"/></svg>`;
