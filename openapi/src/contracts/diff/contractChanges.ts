import type { AccessRule } from '../../access.ts';
import { asList, asObject, canonical, type JsonObject, resolveReference } from '../../json.ts';
import { accessOf, covers } from '../access.ts';
import type { Contract } from '../contract.ts';
import { type Operation, operationsOf } from '../operations.ts';
import { type Change, changed, type Direction, originChanges, type Versions, within } from './change.ts';
import { type NodeKind, unjudgedKeywords } from './keywords.ts';
import { schemaChanges } from './schemaChanges.ts';
import { securityChanges, serverChanges } from './securityChanges.ts';

const noSchemas: ReadonlySet<string> = new Set();

/** Returns what is said of two nodes themselves, and the versions within them. */
function nodeChanges(versions: Versions, kind: NodeKind, place: string, was: JsonObject, is: JsonObject): [Change[], Versions] {
  return [[...unjudgedKeywords(kind, place, was, is), ...originChanges(versions, place, was, is)], within(versions, was, is)];
}

function mediaChanges(versions: Versions, place: string, before: JsonObject, after: JsonObject, direction: Direction): Change[] {
  const [was, is] = [asObject(before.content), asObject(after.content)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((type): Change[] => {
    if (!(type in is)) return [{ kind: 'removed', breaking: true, place, what: `${type} is gone` }];
    // One more type is one more choice, which clients name by Accept and Content-Type.
    if (!(type in was)) return [{ kind: 'added', breaking: false, place, what: `${type} is new` }];
    const [old, now] = [asObject(was[type]), asObject(is[type])];
    return [
      ...unjudgedKeywords('media', place, old, now),
      ...schemaChanges({ versions, direction, seen: noSchemas }, place, old.schema ?? true, now.schema ?? true),
    ];
  });
}

function parameterChanges(versions: Versions, before: Operation, after: Operation): Change[] {
  const named = (operation: Operation) => new Map(operation.parameters.map((one) => [`${one.in} ${one.name}`, one]));
  const [was, is] = [named(before), named(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): Change[] => {
    const place = `${after.name} ${key}`;
    const [old, now] = [was.get(key), is.get(key)];
    // Unknown parameters are refused, so a removed parameter breaks clients.
    if (!now) return [{ kind: 'removed', breaking: true, place, what: 'the parameter is gone' }];
    if (!old)
      return [
        { kind: 'added', breaking: now.required === true, place, what: now.required ? 'a new parameter is required' : 'a new parameter' },
        ...unjudgedKeywords('parameter', place, now),
      ];
    const [changes, inner] = nodeChanges(versions, 'parameter', place, old, now);
    if ((old.required === true) !== (now.required === true))
      changes.push(changed(now.required === true, place, now.required ? 'is required now' : 'is not required any more'));
    if (old['x-multi-segment'] !== now['x-multi-segment']) changes.push(changed(true, place, 'has other segments now'));
    return [...changes, ...schemaChanges({ versions: inner, direction: 'request', seen: noSchemas }, place, old.schema, now.schema)];
  });
}

function headerChanges(versions: Versions, place: string, before: JsonObject, after: JsonObject): Change[] {
  const [was, is] = [asObject(before.headers), asObject(after.headers)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((name): Change[] => {
    const at = `${place} header ${name}`;
    const [old, now] = [resolveReference(versions.before, was[name]), resolveReference(versions.after, is[name])];
    if (!(name in was))
      return [{ kind: 'added', breaking: false, place: at, what: 'a new header' }, ...unjudgedKeywords('header', at, now)];
    if (old.required === true && now.required !== true) return [changed(true, at, 'need not come any more')];
    if (!(name in is)) return [{ kind: 'removed', breaking: false, place: at, what: 'the header is gone, which needed not come' }];
    const [changes, inner] = nodeChanges(versions, 'header', at, old, now);
    return [...changes, ...schemaChanges({ versions: inner, direction: 'response', seen: noSchemas }, at, old.schema, now.schema)];
  });
}

function responseChanges(versions: Versions, before: Operation, after: Operation): Change[] {
  const [was, is] = [new Map(before.responses), new Map(after.responses)];
  // Clients tell errors by their status: one that goes while another comes has another meaning now.
  const isSwapped = [...is.keys()].some((status) => Number(status) >= 400 && !was.has(status));
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((status): Change[] => {
    const place = `${after.name} ${status}`;
    const [old, now] = [was.get(status), is.get(status)];
    if (!now) return [{ kind: 'removed', breaking: !(Number(status) >= 400) || isSwapped, place, what: 'the status is gone' }];
    if (!old) return [{ kind: 'added', breaking: false, place, what: 'a new status' }, ...unjudgedKeywords('response', place, now)];
    const [changes, inner] = nodeChanges(versions, 'response', place, old, now);
    return [...changes, ...headerChanges(inner, place, old, now), ...mediaChanges(inner, `${place} body`, old, now, 'response')];
  });
}

/** Returns the changes of who may call an operation; a version without access rules says nothing about it. */
function accessChanges(before: Operation, after: Operation): Change[] {
  const [was, is] = [accessOf(before), accessOf(after)];
  if (was.length === 0) return [];
  if (is.length === 0) return [changed(true, after.name, 'x-access: cannot judge, treated as breaking')];
  const change =
    (breaking: boolean, what: string) =>
    ({ role, of, secure, recent, personal, acting }: AccessRule): Change =>
      changed(
        breaking,
        after.name,
        `${role} of ${of}${secure ? ' with a secure login' : ''}${recent ? ' with a recent login' : ''}${personal ? ' with an account of one person' : ''}${acting ? ' and whoever acts as them' : ''} may ${what}`,
      );
  const missing = (rules: readonly AccessRule[], others: readonly AccessRule[]) =>
    rules.filter((rule) => !others.some((other) => covers(other, rule)));
  return [...missing(was, is).map(change(true, 'not call it any more')), ...missing(is, was).map(change(false, 'call it now'))];
}

function bodyChanges(versions: Versions, before: Operation, after: Operation): Change[] {
  if (before.node.requestBody === undefined && after.node.requestBody === undefined) return [];
  const place = `${after.name} request body`;
  const [was, is] = [resolveReference(versions.before, before.node.requestBody), resolveReference(versions.after, after.node.requestBody)];
  const [changes, inner] = nodeChanges(versions, 'body', place, was, is);
  if (was.required !== true && is.required === true) changes.push(changed(true, place, 'is required now'));
  if (was.required === true && is.required !== true) changes.push(changed(false, place, 'is not required any more'));
  return [...changes, ...mediaChanges(inner, place, was, is, 'request')];
}

function operationChanges(versions: Versions, before: Operation, after: Operation): Change[] {
  const [changes, inner] = nodeChanges(versions, 'operation', after.name, before.node, after.node);
  // The functions of generated clients are named after it.
  if (before.node.operationId !== after.node.operationId)
    changes.push(changed(true, after.name, `operationId was ${before.node.operationId} and is ${after.node.operationId}`));
  return [
    ...changes,
    ...securityChanges(versions, before, after),
    ...accessChanges(before, after),
    ...parameterChanges(inner, before, after),
    ...bodyChanges(inner, before, after),
    ...responseChanges(inner, before, after),
  ];
}

/** Returns the changes of what stands beside the operations. */
function documentChanges(versions: Versions): Change[] {
  const documents = [versions.before, versions.after];
  const nodes = (pick: (document: JsonObject) => readonly unknown[]) => documents.flatMap(pick).map(asObject);
  const [was, is] = documents.map(({ openapi, jsonSchemaDialect }) =>
    canonical([String(openapi).split('.').slice(0, 2), jsonSchemaDialect]),
  );
  return [
    ...unjudgedKeywords('contract', 'the contract', ...documents),
    ...unjudgedKeywords('components', 'components', ...nodes(({ components }) => [components])),
    ...unjudgedKeywords('server', 'servers', ...nodes(({ servers }) => asList(servers))),
    ...unjudgedKeywords(
      'securityScheme',
      'securitySchemes',
      ...nodes(({ components }) => Object.values(asObject(asObject(components).securitySchemes))),
    ),
    ...unjudgedKeywords('path', 'paths', ...nodes(({ paths }) => Object.values(asObject(paths)))),
    ...(was === is ? [] : [changed(true, 'the contract', 'is of another version of OpenAPI or JSON Schema')]),
    ...serverChanges(versions),
  ];
}

/** Returns the changes between two versions of a contract, and which of them break clients of the old one. */
export function contractChanges(before: Contract, after: Contract): Change[] {
  const versions: Versions = { before: before.document, after: after.document, extension: { before: false, after: false } };
  const [was, is] = [before, after].map((contract) => new Map(operationsOf(contract).map((operation) => [operation.name, operation])));
  const changes = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].flatMap((name): Change[] => {
    const [old, now] = [was?.get(name), is?.get(name)];
    if (!now) return [{ kind: 'removed', breaking: true, place: name, what: 'the operation is gone' }];
    // Compared with itself, a new operation says which of its keywords no rule judges.
    if (!old)
      return [
        { kind: 'added', breaking: false, place: name, what: 'a new operation' },
        ...operationChanges({ ...versions, before: after.document }, now, now),
      ];
    return operationChanges(versions, old, now);
  });
  return [...new Map([...documentChanges(versions), ...changes].map((one) => [canonical(one), one])).values()];
}
