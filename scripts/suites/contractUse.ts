/** The statuses that operations answered with, by service and operation. */
export type OperationUse = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

/** Returns what several sandboxes answered as one: services, operations and statuses in order. */
export function mergedUse(parts: readonly OperationUse[]): OperationUse {
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

/** Returns the operations of contracts that nobody used and no reason is given for, as `<service> <operation>`. */
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
