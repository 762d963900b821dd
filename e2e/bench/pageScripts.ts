import { readFile } from 'node:fs/promises';

/** A script in the build's manifest. */
interface Script {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

/** A page of an app and the build files that it adds to those of every page. */
interface PageScripts {
  readonly page: string;
  readonly files: ReadonlySet<string>;
}

const isScript = (value: unknown): value is Script => typeof value === 'object' && value !== null && 'file' in value;

async function manifestOf(dist: string): Promise<ReadonlyMap<string, Script>> {
  const manifest: object = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8'));
  return new Map(Object.entries(manifest).filter((entry): entry is [string, Script] => isScript(entry[1])));
}

/** Returns a script and all its imports. */
function closure(manifest: ReadonlyMap<string, Script>, name: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of manifest.get(name)?.imports ?? []) closure(manifest, imported, found);
  return found;
}

/** Returns the lazy pages of an app's build, each with the scripts that it adds. */
export async function pageScripts(dist: string): Promise<readonly PageScripts[]> {
  const manifest = await manifestOf(dist);
  const initial = closure(manifest, 'index.html');
  return [...manifest]
    .filter(([name, { isDynamicEntry }]) => isDynamicEntry && /^src\/.*Page\.tsx$/.test(name))
    .map(([page]) => {
      const added = [...closure(manifest, page)].filter((name) => !initial.has(name));
      return { page, files: new Set(added.map((name) => `${dist}/${manifest.get(name)?.file}`)) };
    });
}
