/** A package for others: a tarball that installs alone, with the code of the workspaces built in. */
export interface Packed {
  readonly name: string;
  readonly description: string;
  /** The source of the command that it installs. */
  readonly bin?: string;
  /** The sources of what others import, by the path behind its name (`.` is the package itself); they come with their types. */
  readonly exports?: Readonly<Record<string, string>>;
  /** The versions of Node that it runs on. */
  readonly node: string;
  /** Files that its code reads, as patterns from the root. */
  readonly assets: readonly string[];
  /** Packages whose files its code reads without importing them. */
  readonly reads?: readonly string[];
  /** The page that becomes its README. */
  readonly readme: string;
  /** Whether it carries the data of a fresh sandbox. */
  readonly seeded?: boolean;
}

/** The contracts, and what is generated from them as data. */
const contracts = ['openapi/specs/**/*.yaml', 'openapi/generated/**/*.json'];

/** The packages, in the order in which they are made. */
export const packages: readonly Packed[] = [
  {
    name: 'realmkit-openapi',
    description: 'The contracts of Realmkit, and typed clients of its services',
    exports: { '.': 'openapi/src/index.ts' },
    node: '>=22.18',
    readme: 'docs/packages/realmkit-openapi.md',
    assets: contracts,
  },
  {
    name: 'realmkit-conform',
    description: 'Checks whether a service keeps its OpenAPI contract',
    bin: 'packages/conformance/src/command/main.ts',
    node: '>=22.18',
    readme: 'docs/packages/realmkit-conform.md',
    assets: [...contracts, 'packages/conformance/src/core/*.json'],
  },
  {
    name: 'realmkit-mock',
    description: 'The platform of Realmkit, offline and with state',
    bin: 'packages/gateway/src/start/platformCommand.ts',
    node: '>=24.18',
    readme: 'docs/packages/realmkit-mock.md',
    assets: [...contracts, 'mock-server/drizzle/**/*', 'mock-server/src/platform/**/*.json', 'packages/sample-books/media/**/*'],
    reads: ['@fontsource/andika', '@fontsource/literata', '@fontsource/noto-naskh-arabic'],
    seeded: true,
  },
];
