import { asList, asObject, canonical, type JsonObject } from '../../json.ts';
import type { Operation } from '../operations.ts';
import { type Change, changed, type Versions } from './change.ts';

/** One way to prove who calls: what each of its schemes is, and the scopes that it asks for. */
type Way = { readonly words: string; readonly schemes: readonly { readonly is: string; readonly scopes: readonly unknown[] }[] };

/** Returns a scheme as far as callers act by it: its name within the contract and its texts do not matter. */
function schemeOf(document: JsonObject, name: string): string {
  const schemes = asObject(asObject(document.components).securitySchemes);
  const { type, scheme, in: place, name: key, openIdConnectUrl, flows } = asObject(schemes[name]);
  const addresses = Object.entries(asObject(flows)).map(([flow, of]) => ({ ...asObject(of), flow, scopes: undefined }));
  return canonical({ type, scheme: String(scheme ?? '').toLowerCase(), place, key, openIdConnectUrl, addresses });
}

function waysOf(document: JsonObject, { node }: Operation): Way[] {
  const given = asList(node.security ?? document.security).map(asObject);
  return (given.length === 0 ? [{}] : given).map((way) => ({
    words: Object.keys(way).join(' and '),
    schemes: Object.entries(way).map(([name, scopes]) => ({ is: schemeOf(document, name), scopes: asList(scopes) })),
  }));
}

/** Returns whether callers that prove who they are in one way need nothing more for another. */
const suffices = (one: Way, other: Way): boolean =>
  other.schemes.every(({ is, scopes }) =>
    one.schemes.some((scheme) => scheme.is === is && scopes.every((scope) => scheme.scopes.includes(scope))),
  );

/** Returns the changes of how callers of an operation prove who they are. */
export function securityChanges({ before, after }: Versions, old: Operation, now: Operation): Change[] {
  const [was, is] = [waysOf(before, old), waysOf(after, now)];
  const gone = was.filter((way) => !is.some((other) => suffices(way, other)));
  const fresh = is.filter((way) => !was.some((other) => suffices(way, other) && suffices(other, way)));
  return [
    ...gone.map(({ words }) => changed(true, now.name, words ? `takes ${words} alone no more` : 'asks for a token now')),
    ...fresh.map(({ words }) => changed(false, now.name, words ? `takes ${words} now` : 'is open now')),
  ];
}

/** Returns the changes of the addresses that a contract names: clients keep the old ones. */
export function serverChanges({ before, after }: Versions): Change[] {
  const [was, is] = [before, after].map(({ servers }) => asList(servers).map((server) => String(asObject(server).url)));
  return [
    ...(was ?? []).filter((url) => !is?.includes(url)).map((url) => changed(true, 'servers', `${url} is gone`)),
    ...(is ?? []).filter((url) => !was?.includes(url)).map((url) => changed(false, 'servers', `${url} is new`)),
  ];
}
