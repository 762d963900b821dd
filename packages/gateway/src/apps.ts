import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import { isPageOf, parsePatterns } from './pagePatterns.ts';
import { type Asset, readAsset } from './static/asset.ts';
import { assetPath, isNavigation } from './static/assetPath.ts';
import { cacheControl, notFound, sendAsset } from './static/sendAsset.ts';

/** An app of the platform: its folder, its paths and the security policy of its pages. */
export interface Mount {
  readonly app: 'consumer' | 'admin' | 'reader';
  /** The path prefix of its files, without a trailing slash. */
  readonly base: string;
  /** Further paths that show its page. */
  readonly alsoAt: readonly string[];
  /** Its table of routes. */
  readonly table: string;
  readonly kind: 'app' | 'reader';
}

/** Responds for an app, with its built files or through Vite's development server. */
export type ServeApp = (context: Context, mount: Mount, headers: Record<string, string>) => Promise<Response>;

const consumer: Mount = { app: 'consumer', base: '', alsoAt: [], table: '/src/routes.tsx', kind: 'app' };
const others: readonly Mount[] = [
  { app: 'admin', base: '/controlpanel', alsoAt: [], table: '/src/routes.tsx', kind: 'app' },
  { app: 'reader', base: '/reader', alsoAt: ['/bookshelf/play/id'], table: '/src/host/routes.tsx', kind: 'reader' },
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

const expressions = new WeakMap<Asset, Promise<readonly RegExp[]>>();

/** Returns whether one of the path patterns that the build of an app wrote fits a path. */
async function isPage(path: string, patterns: Asset): Promise<boolean> {
  const known =
    expressions.get(patterns) ?? patterns.body('identity').then((bytes) => parsePatterns(JSON.parse(Buffer.from(bytes).toString())));
  expressions.set(patterns, known);
  return isPageOf(path, await known);
}

/** Serves the apps from their built folders: a page gets the app's one page, and so does an address without one, with 404; a file gets itself or 404. */
export function builtApps(root: string): ServeApp {
  return async (context, { app, base }, headers) => {
    const folder = join(root, app, 'dist');
    const path = context.req.path;
    if (isNavigation(path)) {
      const [page, patterns] = await Promise.all(['index.html', 'routes.json'].map((name) => readAsset(join(folder, name))));
      if (page && patterns) return sendAsset(context, page, headers, (await isPage(path, patterns)) ? 200 : 404);
      const advice = `The ${app} app is not built yet: run "npm run build" and load this page again.`;
      return context.text(advice, 503, { ...headers, 'retry-after': '5', 'cache-control': 'no-store' });
    }
    const file = path.startsWith(`${base}/`) ? assetPath(folder, path.slice(base.length)) : undefined;
    const asset = file && (await readAsset(file));
    return asset ? sendAsset(context, asset, { ...headers, 'cache-control': cacheControl(path) }) : notFound(context, headers);
  };
}
