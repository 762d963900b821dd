/** The cache with the reader's own page, scripts and shared files, which the reader fills when a user keeps a book. */
export const readerCacheName = 'realmkit-reader';

/** The page of the reader: every path of the reader shows it. */
export const readerPage = '/reader/index.html';

/** Returns whether a path is a page of the reader, which opens offline if the user keeps a book. */
export const isReaderPage = (path: string): boolean => /^\/reader\/[^/.]+$|^\/bookshelf\/play\/id\/[^/.]+$/.test(path);

/** Returns whether a path is a script or stylesheet of the reader, whose name changes with its content. */
export const isReaderAsset = (path: string): boolean => path.startsWith('/reader/assets/');
