import { type Plugin, runnerImport } from 'vite';

/** What a list of addresses takes from a route of React Router. */
interface Route {
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Route[];
}

/** Packages that Node cannot load as they are, and that an app's table of routes imports. */
export const bundledPackages = ['epubjs'];

const pattern = /^(\/|(\/(:\w+|[\w-]+))+)$/;

/**
 * Returns the path patterns of the pages in a table of routes, such as `/library/book/:id`.
 * @throws {Error} for a pattern with other wildcards, which the gateway cannot match
 */
export function patternsOf(routes: readonly Route[], base = ''): readonly string[] {
  const found = routes.flatMap(({ path = '', index = false, children = [] }) => {
    const full = path.startsWith('/') ? path : [base, path].filter((part) => part !== '').join('/');
    const below = patternsOf(children, full);
    if (path === '' && !index) return below;
    if (!pattern.test(full)) throw new Error(`The route ${full} is neither a plain path nor one with parameters such as :id.`);
    return [full, ...below];
  });
  return [...new Set(found)];
}

/** Writes the path patterns of an app's pages to `routes.json`, from the app's own table: the gateway responds with 404 to all other addresses. */
export const routePatterns = (table: string): Plugin => ({
  name: 'route-patterns',
  apply: 'build',
  config: () => ({ build: { rolldownOptions: { checks: { pluginTimings: false } } } }),
  async generateBundle() {
    const { module } = await runnerImport<{ routes: readonly Route[] }>(table, {
      configFile: false,
      logLevel: 'error',
      resolve: { noExternal: bundledPackages },
    });
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(patternsOf(module.routes)) });
  },
});
