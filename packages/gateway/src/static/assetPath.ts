import { resolve, sep } from 'node:path';

/** Returns the file of a request's path inside a folder; undefined where the path leaves the folder or is invalid. */
export function assetPath(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.includes('\\') || decoded.split('/').some((segment) => segment === '..' || segment.startsWith('.')))
    return undefined;
  const root = resolve(folder);
  const file = resolve(root, `.${decoded.startsWith('/') ? '' : '/'}${decoded}`);
  return file.startsWith(root + sep) ? file : undefined;
}

/** Returns whether a path names a page and not a file: its last segment has no extension. */
export const isNavigation = (path: string): boolean => !/\.[^/]*$/.test(path);
