import type { AccessRule } from '../../access.ts';
import { asObject, type JsonObject, resolveReference } from '../../json.ts';
import { accessOf, covers } from '../access.ts';
import type { Contract } from '../contract.ts';
import { type Operation, operationsOf } from '../operations.ts';
import { type Change, type Direction, schemaChanges, type Versions } from './schemaChanges.ts';

function mediaChanges(versions: Versions, place: string, before: JsonObject, after: JsonObject, direction: Direction): Change[] {
  const [was, is] = [asObject(before.content), asObject(after.content)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((type): Change[] => {
    if (!(type in is)) return [{ kind: 'removed', breaking: true, place, what: `${type} is gone` }];
    // Clients cannot read a response in a new media type; a new media type of a request is only one more choice.
    if (!(type in was)) return [{ kind: 'added', breaking: direction === 'response', place, what: `${type} is new` }];
    return schemaChanges(versions, place, asObject(was[type]).schema, asObject(is[type]).schema, direction);
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
      ];
    const required: Change[] =
      (old.required === true) === (now.required === true)
        ? []
        : [
            {
              kind: 'changed',
              breaking: now.required === true,
              place,
              what: now.required ? 'is required now' : 'is not required any more',
            },
          ];
    return [...required, ...schemaChanges(versions, place, old.schema, now.schema, 'request')];
  });
}

function responseChanges(versions: Versions, before: Operation, after: Operation): Change[] {
  const [was, is] = [new Map(before.responses), new Map(after.responses)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((status): Change[] => {
    const place = `${after.name} ${status}`;
    const [old, now] = [was.get(status), is.get(status)];
    const succeeds = Number(status) < 400;
    if (!now) return [{ kind: 'removed', breaking: succeeds, place, what: 'the status is gone' }];
    if (!old) return [{ kind: 'added', breaking: false, place, what: 'a new status' }];
    const headers = Object.entries(asObject(old.headers)).flatMap(([name, header]): Change[] => {
      const required = resolveReference(versions.before, header).required === true;
      const stays = resolveReference(versions.after, asObject(now.headers)[name]).required === true;
      return required && !stays
        ? [{ kind: 'changed', breaking: true, place: `${place} header ${name}`, what: 'need not come any more' }]
        : [];
    });
    return [...headers, ...mediaChanges(versions, `${place} body`, old, now, 'response')];
  });
}

/** Returns the changes of who may call an operation; a version without access rules says nothing about it. */
function accessChanges(before: Operation, after: Operation): Change[] {
  const [was, is] = [accessOf(before), accessOf(after)];
  if (was.length === 0 || is.length === 0) return [];
  const change =
    (breaking: boolean, what: string) =>
    ({ role, of, secure, recent, personal, acting }: AccessRule): Change => ({
      kind: 'changed',
      breaking,
      place: after.name,
      what: `${role} of ${of}${secure ? ' with a secure login' : ''}${recent ? ' with a recent login' : ''}${personal ? ' with an account of one person' : ''}${acting ? ' and whoever acts as them' : ''} may ${what}`,
    });
  const missing = (rules: readonly AccessRule[], others: readonly AccessRule[]) =>
    rules.filter((rule) => !others.some((other) => covers(other, rule)));
  return [...missing(was, is).map(change(true, 'not call it any more')), ...missing(is, was).map(change(false, 'call it now'))];
}

function operationChanges(versions: Versions, before: Operation, after: Operation): Change[] {
  const [was, is] = [resolveReference(versions.before, before.node.requestBody), resolveReference(versions.after, after.node.requestBody)];
  const place = `${after.name} request body`;
  const changes: Change[] = [];
  if (!before.secured && after.secured) changes.push({ kind: 'changed', breaking: true, place: after.name, what: 'asks for a token now' });
  if (before.secured && !after.secured) changes.push({ kind: 'changed', breaking: false, place: after.name, what: 'is open now' });
  if (was.required !== true && is.required === true) changes.push({ kind: 'changed', breaking: true, place, what: 'is required now' });
  const bodies =
    after.node.requestBody === undefined && before.node.requestBody === undefined ? [] : mediaChanges(versions, place, was, is, 'request');
  return [
    ...changes,
    ...accessChanges(before, after),
    ...parameterChanges(versions, before, after),
    ...bodies,
    ...responseChanges(versions, before, after),
  ];
}

/** Returns the changes between two versions of a contract, and which of them break clients of the old one. */
export function contractChanges(before: Contract, after: Contract): Change[] {
  const versions = { before: before.document, after: after.document };
  const [was, is] = [before, after].map((contract) => new Map(operationsOf(contract).map((operation) => [operation.name, operation])));
  return [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].flatMap((name): Change[] => {
    const [old, now] = [was?.get(name), is?.get(name)];
    if (!now) return [{ kind: 'removed', breaking: true, place: name, what: 'the operation is gone' }];
    if (!old) return [{ kind: 'added', breaking: false, place: name, what: 'a new operation' }];
    return operationChanges(versions, old, now);
  });
}
