import { EntitlementError } from './EntitlementError.ts';

/** The policy that signs a book's URLs, with its refresh. */
export interface PolicyRefresher {
  current: () => string;
  /**
   * Returns a policy newer than the refused one; concurrent callers share one request (single-flight; reader §4, Policy refresh).
   * @throws EntitlementError if the user is not entitled to the book any more, which is not requested again
   */
  newerThan: (refused: string) => Promise<string>;
}

/** The options of a policy refresher. */
export interface PolicyRefresherOptions {
  policy: string;
  /** The host's callback refreshPolicy, for this book. */
  refresh: () => Promise<string>;
  /** Called with every new policy, to update the route. */
  onRenewed?: ((policy: string) => void) | undefined;
}

/** Creates a policy refresher, which renews once for all requests that were refused with the same policy. */
export function createPolicyRefresher({ policy, refresh, onRenewed }: PolicyRefresherOptions): PolicyRefresher {
  let current = policy;
  let running: Promise<string> | undefined;
  let refusal: EntitlementError | undefined;

  const renew = async (): Promise<string> => {
    try {
      current = await refresh();
      onRenewed?.(current);
      return current;
    } catch (error) {
      if (error instanceof EntitlementError) refusal = error;
      throw error;
    } finally {
      running = undefined;
    }
  };

  return {
    current: () => current,
    newerThan: (refused) => {
      if (refused !== current) return Promise.resolve(current);
      if (refusal) return Promise.reject(refusal);
      running ??= renew();
      return running;
    },
  };
}
