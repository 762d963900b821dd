/** The pages of this app; all other paths of the origin belong to other apps or to none. */
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

/** Returns whether a path is a page of this app, which may be served offline; pages of the control panel, the reader and others never are. */
export const isOwnPage = (path: string): boolean => path === '/' || pages.some((page) => path === page || path.startsWith(`${page}/`));

/** Matches the files that every app of the platform loads from the root and that this one needs to start. */
const frameFiles = /^\/(realm\.js|tokens\.css|config\.json)$|^\/(fonts|brand|manifest)\//;

/** Returns whether a path is a shared file of the platform. */
export const isFrameFile = (path: string): boolean => frameFiles.test(path);

/** Returns whether a path is a script or stylesheet of this app, whose name changes with its content. */
export const isAsset = (path: string): boolean => path.startsWith('/assets/');
