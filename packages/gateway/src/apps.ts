import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { readAsset } from './static/asset.ts';
import { assetPath, isNavigation } from './static/assetPath.ts';
import { cacheControl, notFound, sendAsset } from './static/sendAsset.ts';

/** An app of the platform: its folder, its paths and the security policy of its pages. */
export interface Mount {
  readonly app: 'consumer' | 'admin' | 'reader';
  /** The path prefix of its files, without a trailing slash. */
  readonly base: string;
  /** Further paths that show its page. */
  readonly alsoAt: readonly string[];
  readonly kind: 'app' | 'reader';
}

/** Responds for an app, with its built files or through Vite's development server. */
export type ServeApp = (context: Context, mount: Mount, headers: Record<string, string>) => Promise<Response>;

const consumer: Mount = { app: 'consumer', base: '', alsoAt: [], kind: 'app' };
const others: readonly Mount[] = [
  { app: 'admin', base: '/controlpanel', alsoAt: [], kind: 'app' },
  { app: 'reader', base: '/reader', alsoAt: ['/bookshelf/play/id'], kind: 'reader' },
];

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** Returns the apps that exist in a project. */
export const mountsOf = (root: string): readonly Mount[] => [
  ...others.filter(({ app }) => existsSync(join(root, app, 'package.json'))),
  consumer,
];

/** Returns the app of a path; all other paths belong to the consumer app, which has a page for unknown ones. */
export const mountFor = (path: string, mounts: readonly Mount[]): Mount =>
  mounts.find(({ base, alsoAt }) => [base, ...alsoAt].some((place) => isBelow(path, place))) ?? consumer;

/** Serves the apps from their built folders: every page path gets the app's one page, every other path its file or 404. */
export function builtApps(root: string): ServeApp {
  return async (context, { app, base }, headers) => {
    const folder = join(root, app, 'dist');
    const path = context.req.path;
    if (isNavigation(path)) {
      const page = await readAsset(join(folder, 'index.html'));
      if (page) return sendAsset(context, page, headers);
      const advice = `The ${app} app is not built yet: run "npm run build" and load this page again.`;
      return context.text(advice, 503, { ...headers, 'retry-after': '5', 'cache-control': 'no-store' });
    }
    const file = path.startsWith(`${base}/`) ? assetPath(folder, path.slice(base.length)) : undefined;
    const asset = file && (await readAsset(file));
    return asset ? sendAsset(context, asset, { ...headers, 'cache-control': cacheControl(path) }) : notFound(context, headers);
  };
}
