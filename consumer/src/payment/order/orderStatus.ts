/** The statuses of an order's payment; a greater number is a higher status (shell §4). */
export const orderStatuses = { init: 1, created: 2, processing: 3, failed: 4, completed: 5 } as const;
export type OrderStatus = keyof typeof orderStatuses;

/** Logs a warning about an impossible transition. */
type Warn = (message: string) => void;

/** Returns the status after a transition, which only goes up; otherwise it logs a warning and changes nothing (shell §4). */
export function advanceOrderStatus(status: OrderStatus, to: OrderStatus, warn: Warn = console.warn): OrderStatus {
  if (orderStatuses[to] > orderStatuses[status]) return to;
  warn(`The payment of an order cannot go from ${status} to ${to}.`);
  return status;
}

/** Returns the status of an order that is retried: it is reset and created (shell §4). */
export const orderStatusAfterRetry = (warn: Warn = console.warn): OrderStatus => advanceOrderStatus('init', 'created', warn);
