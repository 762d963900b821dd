import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { inferFields } from '@realmkit/admin-kit/guesser';
import { type ServiceName, serviceNames, serviceOf } from '@realmkit/openapi/services';
import { runnerImport } from 'vite';
import { newResource } from './newResource.ts';

const usage = 'Usage: npm run new -- resource NAME --service SERVICE [--path /path/of/its/list]';

/** Returns the arguments of the command; none of them if one is unknown, such as `--help`. */
function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { service: { type: 'string' }, path: { type: 'string' } } });
  } catch {
    return { positionals: [], values: {} };
  }
}

const { positionals, values } = readArguments();
const [kind, name] = positionals;
const service = serviceNames.find((one): one is ServiceName => one === values.service || serviceOf(one).contract === values.service);
if (kind !== 'resource' || !name || !/^[a-z][A-Za-z\d]*$/.test(name) || !service) {
  console.error(`${usage}\nNAME is in camel case; the services are ${serviceNames.join(', ')}.`);
  process.exit(1);
}

const { module } = await runnerImport<{ resources: Parameters<typeof inferFields>[1]['resources'] }>(
  './admin/src/dataProvider/resources.ts',
);

function writeResource(name: string, service: ServiceName) {
  try {
    return newResource({ root: '.', name, service, path: values.path ?? `/${name}`, resources: module.resources });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const { files, texts } = writeResource(name, service);
// Its report says nothing that the list below does not.
execFileSync('node_modules/.bin/biome', ['check', '--write', ...files], { stdio: 'pipe' });

const own = files.filter((file) => /\.tsx?$/.test(file) && !/\.stories\.|^e2e\//.test(file) && file.includes(name));
const lines = own.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);
const [added, changed] = [files.filter((file) => file.includes(name)), files.filter((file) => !file.includes(name))];
const listed = (names: readonly string[]) => names.map((file) => `  ${file}`).join('\n');
console.info(`Written:\n${listed(added)}\n\nChanged:\n${listed(changed)}\n\nThe resource has ${lines} lines.\n`);
console.info(
  `Texts, in English in all eight locales. Translate them in admin/src/resources/${name}/locales, then take the line "draft" away;\ntranslate "navigation.areas.${name}" in admin/src/locales, too.`,
);
console.info(JSON.stringify(texts, null, 2));
