import { resolve, sep } from 'node:path';

/** The file that a request's path names inside a folder; undefined where the path leaves the folder or cannot be one. */
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

/** Whether a path names a page and not a file: its last part has no extension. */
export const isNavigation = (path: string): boolean => !/\.[^/]*$/.test(path);
