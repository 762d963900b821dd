/** A package for others: a tarball that installs alone, with the code of the workspaces built in. */
export interface Packed {
  readonly name: string;
  readonly description: string;
  /** The command that it installs, and its file. */
  readonly bin: string;
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

const contracts = ['openapi/specs/**/*.yaml', 'openapi/generated/**/*.json'];

/** The packages, in the order in which they are made. */
export const packages: readonly Packed[] = [
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
