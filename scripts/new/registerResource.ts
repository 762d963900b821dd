import type { ResourceNames } from './templates.ts';
import type { Workspace } from './workspace.ts';

const access = 'admin/src/access/usePermits.ts';

/** @throws {Error} if the panel has something else by this name */
export function refuseTakenName({ read }: Pick<Workspace, 'read'>, name: string): void {
  const places = {
    area: 'admin/src/panel/navigation/areas.ts',
    process: 'admin/src/routes.tsx',
    'namespace of texts': 'admin/src/i18n/namespaces.ts',
  };
  const isTaken = new RegExp(`path: '${name}'|^  ${name}:`, 'm');
  for (const [kind, file] of Object.entries(places))
    if (isTaken.test(read(file))) throw new Error(`The panel has an ${kind} '${name}' already.`.replace(/an ([^aeiou])/, 'a $1'));
}

/** Mounts a new resource in the panel: its declaration, its pages, who may open its area, and its texts. */
export function registerResource({ change, read }: Workspace, { name, service, title }: ResourceNames, locales: readonly string[]): void {
  change('admin/src/dataProvider/resources.ts', /export const resources = \{\s/, `export const resources = { ${name}, `);
  change('admin/src/dataProvider/resources.ts', 'import ', `import { ${name} } from './${name}.ts';\nimport `);
  change('admin/src/routes.tsx', 'import ', `import { ${name} } from './resources/${name}/index.ts';\nimport `);
  change('admin/src/routes.tsx', '  </>\n);', `    <Resource {...${name}} />\n  </>\n);`);
  change(
    'admin/src/panel/navigation/areas.ts',
    `  { path: 'settings' },`,
    `  { path: '${name}', needs: { resource: '${name}', action: 'list' } },\n  { path: 'settings' },`,
  );
  if (!read(access).includes(`  ${service}: ${service}Access,`)) {
    // Biome writes a long import on several lines.
    change(access, /import \{\s+(?=\w+Access)/, `import { ${service}Access, `);
    change(access, 'const rules: AccessRules = {\n', `const rules: AccessRules = {\n  ${service}: ${service}Access,\n`);
  }
  change(
    'admin/src/i18n/namespaces.ts',
    '  ...kitNamespaces,',
    `  ${name}: localeFiles(import.meta.glob('../resources/${name}/locales/*.json', { import: 'default' })),\n  ...kitNamespaces,`,
  );
  change(
    'admin/src/i18n/resources.ts',
    'import type ',
    `import type ${name} from '../resources/${name}/locales/en-GB.json';\nimport type `,
  );
  change(
    'admin/src/i18n/resources.ts',
    '  interface ResourceNamespaceMap {',
    `  interface ResourceNamespaceMap {\n    ${name}: typeof ${name};`,
  );
  for (const locale of locales)
    change(`admin/src/locales/${locale}.json`, '"areas": {', `"areas": {\n      "${name}": ${JSON.stringify(title)},`);
}
