import type { Operation } from './operation.ts';

/** The operation of a request, with the texts of its path parameters. */
interface Match {
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

/** Finds operations by method and path; fixed segments win over parameters, and both win over a last parameter that takes the rest. */
export interface Router {
  match(method: string, path: string): Match | undefined;
  /** Returns the methods of a path, HEAD with GET; none of an unknown path. */
  methodsAt(path: string): readonly string[];
}

interface Route {
  readonly segments: readonly { readonly text: string; readonly parameter: string | undefined }[];
  readonly operations: Map<string, Operation>;
}

function routesOf(operations: readonly Operation[]): Route[] {
  const routes = new Map<string, Route>();
  for (const operation of operations) {
    const segments = operation.path
      .split('/')
      .slice(1)
      .map((text) => ({ text, parameter: /^\{(.+)\}$/.exec(text)?.[1] }));
    const route = routes.get(operation.path) ?? { segments, operations: new Map<string, Operation>() };
    route.operations.set(operation.method.toUpperCase(), operation);
    routes.set(operation.path, route);
  }
  const parameters = (route: Route): string => route.segments.map((segment) => (segment.parameter === undefined ? '0' : '1')).join('');
  return [...routes.values()].sort((one, other) => parameters(one).localeCompare(parameters(other)));
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function parametersOf(route: Route, segments: readonly string[]): Record<string, string> | undefined {
  const path: Record<string, string> = {};
  for (const [index, segment] of route.segments.entries()) {
    const given = segments[index] ?? '';
    if (segment.parameter === undefined ? segment.text !== given : given === '') return undefined;
    if (segment.parameter === undefined) continue;
    const text = decoded(given);
    if (text === undefined) return undefined;
    path[segment.parameter] = text;
  }
  return path;
}

/** Prepares the router of a contract's operations. */
export function routerOf(operations: readonly Operation[]): Router {
  const routes = routesOf(operations);
  const fixed = new Map<string, Route>();
  const byLength = new Map<number, Route[]>();
  const openEnded: Route[] = [];
  for (const route of routes) {
    if ([...route.operations.values()].some(({ takesRest }) => takesRest)) openEnded.push(route);
    if (route.segments.every((segment) => segment.parameter === undefined))
      fixed.set(`/${route.segments.map((segment) => segment.text).join('/')}`, route);
    else byLength.set(route.segments.length, [...(byLength.get(route.segments.length) ?? []), route]);
  }
  // Two paths can match one URL, each with its own methods: the first one with the method wins.
  const find = (path: string, method: string): { route: Route; path: Record<string, string> } | undefined => {
    const has = ({ operations: own }: Route): boolean => own.has(method);
    const exact = fixed.get(path);
    if (exact && has(exact)) return { route: exact, path: {} };
    const segments = path.split('/').slice(1);
    for (const route of byLength.get(segments.length) ?? []) {
      const values = has(route) ? parametersOf(route, segments) : undefined;
      if (values) return { route, path: values };
    }
    for (const route of openEnded) {
      const last = route.segments.length - 1;
      if (segments.length <= last + 1 || segments.includes('')) continue;
      const values = parametersOf(route, [...segments.slice(0, last), segments.slice(last).join('/')]);
      if (values) return { route, path: values };
    }
    return undefined;
  };
  return {
    match(method, path) {
      const found = find(path, method);
      const operation = found?.route.operations.get(method);
      return found && operation ? { operation, path: found.path } : undefined;
    },
    methodsAt: (path) => {
      const own = [...new Set(operations.map(({ method }) => method.toUpperCase()))].filter((method) => find(path, method));
      return own.includes('GET') ? [...own, 'HEAD'] : own;
    },
  };
}
