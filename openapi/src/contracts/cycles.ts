import { asObject } from '../json.ts';
import { type Contract, walk } from './contract.ts';

const prefix = '#/components/schemas/';

const referencesOf = (schema: unknown): string[] => {
  const found = new Set<string>();
  walk(schema, ({ $ref }) => {
    if (typeof $ref === 'string' && $ref.startsWith(prefix)) found.add($ref.slice(prefix.length));
  });
  return [...found];
};

/** Returns the circular references among the schemas, each as `A → B → A`. */
export const referenceCycles = ({ document }: Contract): string[] => {
  const references = new Map(
    Object.entries(asObject(asObject(document.components).schemas)).map(([name, schema]) => [name, referencesOf(schema)]),
  );
  const done = new Set<string>();
  const cycles: string[] = [];
  const follow = (name: string, trail: string[]) => {
    if (trail.includes(name)) cycles.push([...trail.slice(trail.indexOf(name)), name].join(' → '));
    if (done.has(name)) return;
    done.add(name);
    for (const next of references.get(name) ?? []) follow(next, [...trail, name]);
  };
  for (const name of references.keys()) follow(name, []);
  return cycles;
};
