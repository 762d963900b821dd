/** The statuses of the responses of operations, by service and operation. */
export type OperationUse = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** Merges the use of several sandboxes; services, operations and statuses are sorted. */
export function mergeUsage(parts: readonly OperationUse[]): OperationUse {
  const merged = new Map<string, Map<string, Set<number>>>();
  for (const [service, operations] of parts.flatMap((part) => Object.entries(part)))
    for (const [operation, statuses] of Object.entries(operations)) {
      const ofService = merged.get(service) ?? new Map<string, Set<number>>();
      merged.set(service, ofService);
      ofService.set(operation, new Set([...(ofService.get(operation) ?? []), ...statuses]));
    }
  const byName = <Value>(map: ReadonlyMap<string, Value>) => [...map].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    byName(merged).map(([service, operations]) => [
      service,
      Object.fromEntries(byName(operations).map(([operation, statuses]) => [operation, [...statuses].sort((one, other) => one - other)])),
    ]),
  );
}

/** Returns the operations of contracts that are neither used nor explained by a reason, as `<service> <operation>`. */
export const unexplainedOperations = (
  contracts: readonly { readonly service: string; readonly text: string }[],
  used: OperationUse,
  reasons: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string[] =>
  contracts.flatMap(({ service, text }) =>
    [...text.matchAll(/operationId: (\w+)/g)]
      .map(([, operation = '']) => operation)
      .filter((operation) => !used[service]?.[operation] && !reasons[service]?.[operation])
      .map((operation) => `${service} ${operation}`),
  );

/** Returns which apps call which operations, by service and operation, from what each app used; services, operations and apps are sorted. */
export function appCalls(useByApp: Readonly<Record<string, OperationUse>>): Readonly<Record<string, Readonly<Record<string, string[]>>>> {
  const apps = Object.keys(useByApp).toSorted();
  return Object.fromEntries(
    Object.entries(mergeUsage(Object.values(useByApp))).map(([service, operations]) => [
      service,
      Object.fromEntries(Object.keys(operations).map((one) => [one, apps.filter((app) => useByApp[app]?.[service]?.[one])])),
    ]),
  );
}

/** Returns the calls of typed clients that a source writes out, such as `bookBackend.GET('/{id}/policy')`. */
export const writtenCalls = (text: string): { readonly service: string; readonly method: string; readonly path: string }[] =>
  [...text.matchAll(/\b(\w+)\s*\.(GET|POST|PUT|PATCH|DELETE)\(\s*'([^']+)'/g)].map(([, client = '', method = '', path = '']) => ({
    service: client.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    method: method.toLowerCase(),
    path,
  }));
