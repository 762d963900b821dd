import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { type ESTree, parseSync, Visitor } from 'vite';
import { interfaces, isNew } from './supportedApis.ts';

/** The interfaces of objects that are known by a global name. */
const singletons: Readonly<Record<string, string>> = {
  document: 'Document',
  navigator: 'Navigator',
  performance: 'Performance',
  crypto: 'Crypto',
  history: 'History',
  location: 'Location',
  screen: 'Screen',
};

/** The objects whose methods are recognised by their names alone. */
const common =
  /^(Array|TypedArray|ArrayBuffer|String|Map|Set|WeakMap|RegExp|Promise|Iterator|Element|HTML\w+|Document|Node|Event\w*|Request|Response|Blob|Headers|URLSearchParams|FormData|Range|Selection|Animation|ReadableStream|IDB\w+|LockManager)$/;

/** Whether a method of this name exists only on objects that got it too late. */
const isNewMethod = new Map<string, boolean>();
for (const [owner, members] of Object.entries(interfaces))
  if (common.test(owner))
    for (const name of Object.keys(members))
      if (members[name]?.__compat) isNewMethod.set(name, (isNewMethod.get(name) ?? true) && isNew(members[name]));

const globals = new Set(['window', 'self', 'globalThis']);

/** Returns the names that a file declares itself: they are not the browser's. */
function declaredNames(program: ESTree.Program): ReadonlySet<string> {
  const names = new Set<string>();
  const declare = (pattern: ESTree.Node | null) => {
    if (pattern?.type === 'Identifier') names.add(pattern.name);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => declare(id),
    FunctionDeclaration: ({ id }) => declare(id),
    ClassDeclaration: ({ id }) => declare(id),
  }).visit(program);
  return names;
}

/** Returns the APIs in the code of a built file that a supported browser lacks: `URL.canParse`, `requestIdleCallback`, `.findLast()`. */
export function newerApis(code: string): string[] {
  const { program } = parseSync('built.js', code);
  const declared = declaredNames(program);
  const found = new Set<string>();
  const called = new Set<ESTree.Node>();

  /** Returns the name of a global: `name` or `window.name`. */
  const globalName = (node: ESTree.Node): string | undefined => {
    if (node.type === 'Identifier') return declared.has(node.name) ? undefined : node.name;
    if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier') return undefined;
    return globals.has(node.object.name) && node.property.type === 'Identifier' ? node.property.name : undefined;
  };
  const checkGlobal = (node: ESTree.Node) => {
    const name = globalName(node);
    if (name && (isNew(interfaces[name]) || isNew(bcd.api.Window?.[name]))) found.add(name);
  };

  new Visitor({
    NewExpression: ({ callee }) => checkGlobal(callee),
    CallExpression: ({ callee }) => {
      called.add(callee);
      checkGlobal(callee);
    },
    MemberExpression: (node) => {
      checkGlobal(node);
      if (node.computed || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      const owner = globalName(node.object) ?? '';
      const members = interfaces[singletons[owner] ?? owner];
      if (members) {
        if (isNew(members[`${name}_static`] ?? members[name])) found.add(`${owner}.${name}`);
      } else if (called.has(node) && isNewMethod.get(name)) found.add(`.${name}()`);
    },
  }).visit(program);
  return [...found].toSorted();
}
