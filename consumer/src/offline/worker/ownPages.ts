/** The pages of this app; whatever else lies on the same origin belongs to another app or to nobody. */
const pages = [
  '/gift-card',
  '/legal',
  '/library',
  '/login',
  '/payment',
  '/profile',
  '/services',
  '/settings',
  '/shelves',
  '/signup',
  '/subscriptions',
  '/support',
];

/** Whether a path is a page of this app, which may be answered without network; the panel, the reader and all others never are. */
export const isOwnPage = (path: string): boolean => path === '/' || pages.some((page) => path === page || path.startsWith(`${page}/`));

/** What every app of the platform loads from the root, and this one cannot start without. */
const frameFiles = /^\/(realm\.js|tokens\.css|config\.json)$|^\/(fonts|brand|manifest)\//;

/** Whether a path is a file of the platform's frame. */
export const isFrameFile = (path: string): boolean => frameFiles.test(path);

/** Whether a path is a script or a style of this app, whose name changes with its content. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/');
