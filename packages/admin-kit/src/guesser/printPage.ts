import type { Expression, GuessedElement } from './GuessedElement.ts';

/** What is printed around the elements of a page. */
export interface PrintOptions {
  /** The lines before the page's `return`, and the imports that these need. */
  readonly lines?: readonly string[];
  readonly imports?: readonly string[];
  /** The modules of components that are not the kit's. */
  readonly modules?: Readonly<Record<string, string>>;
  /** The name of the printed component. */
  readonly name?: string;
  /** True for a component of several pages, which is exported by its name; a page is exported as the `Component` of its route. */
  readonly isPart?: boolean;
}

const designSystem = { DescriptionList: '@realmkit/design-system' };

const indented = (lines: readonly string[], by = 1): string[] => lines.map((line) => '  '.repeat(by) + line);

/** The widest line that is printed; the formatter of the project does the rest. */
const width = 128;

function printProp([name, value]: [string, string | number | true | Expression]): string {
  if (value === true) return name;
  if (typeof value === 'string') return /["\\]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
  return `${name}={${typeof value === 'number' ? value : value.code}}`;
}

function printElement({ component, props, children }: GuessedElement): string[] {
  const attributes = Object.entries(props).map(printProp);
  const end = children.length === 0 ? ' />' : '>';
  const line = [`<${component}`, ...attributes].join(' ') + end;
  const start = line.length > width ? [`<${component}`, ...indented(attributes), end.trim()] : [line];
  if (children.length === 0) return start;
  const content = children.flatMap((child) => ('comment' in child ? [`{/* ${child.comment} */}`] : printElement(child)));
  // A comment alone is no child.
  if (children.every((child) => 'comment' in child)) content.push('{null}');
  return [...start, ...indented(content), `</${component}>`];
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))].toSorted();

/** Prints the import of each module, with the names of its components among those that are used. */
function printImports(text: string, modules: Readonly<Record<string, string>>): string[] {
  const names = namesIn(text, /<([A-Z]\w+)/g);
  const moduleOf = (name: string) => modules[name] ?? '@realmkit/admin-kit';
  return [...new Set(names.map(moduleOf))]
    .toSorted()
    .map((module) => `import { ${names.filter((name) => moduleOf(name) === module).join(', ')} } from '${module}';`);
}

/** Prints the module of a page, to copy: its imports, and the component that the `<Resource>` mounts. */
export function printPage(page: GuessedElement, options: PrintOptions = {}): string {
  const { imports = [], lines = [], modules, name = 'Page', isPart = false } = options;
  const jsx = printElement(page);
  const text = jsx.join('\n');
  const validators = namesIn(text, /\b(required|minLength|maxLength|minValue|maxValue|email)\(/g);
  return [
    ...printImports(text, { ...designSystem, ...modules }),
    ...(validators.length > 0 ? [`import { ${validators.join(', ')} } from 'react-admin';`] : []),
    ...imports,
    '',
    `${isPart ? 'export ' : ''}function ${name}() {`,
    ...indented([...lines, 'return (', ...indented(jsx), ');']),
    '}',
    '',
    ...(isPart ? [] : [`export { ${name} as Component };`, '']),
  ].join('\n');
}
