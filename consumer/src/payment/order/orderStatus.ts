/** How far the payment of an order has come; the numbers say what is higher (shell §4). */
export const orderStatuses = { init: 1, created: 2, processing: 3, failed: 4, completed: 5 } as const;
export type OrderStatus = keyof typeof orderStatuses;

/** Takes the warning about a move that is not possible. */
type Warn = (message: string) => void;

/** The status after a move: only upwards; otherwise a warning is logged and nothing changes (shell §4). */
export function raisedOrder(status: OrderStatus, to: OrderStatus, warn: Warn = console.warn): OrderStatus {
  if (orderStatuses[to] > orderStatuses[status]) return to;
  warn(`The payment of an order cannot go from ${status} to ${to}.`);
  return status;
}

/** The status of an order that is tried again: the order begins anew and is created (shell §4). */
export const retriedOrder = (warn: Warn = console.warn): OrderStatus => raisedOrder('init', 'created', warn);
