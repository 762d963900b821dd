/** Holds the policy that signs a book's addresses. */
export interface PolicyKeeper {
  current: () => string;
  /** A policy newer than the one that was refused; all who ask while it is fetched share that one fetch (reader §4, Policy refresh). */
  newerThan: (refused: string) => Promise<string>;
}

/** How the keeper gets a new policy, and who is told of it. */
export interface PolicyKeeperOptions {
  policy: string;
  /** The host's callback refreshPolicy, for this book. */
  refresh: () => Promise<string>;
  /** Told of every new policy: the route is updated by it. */
  onRenewed?: ((policy: string) => void) | undefined;
}

/** Keeps a policy and renews it once for all the requests that were refused with it. */
export function createPolicyKeeper({ policy, refresh, onRenewed }: PolicyKeeperOptions): PolicyKeeper {
  let current = policy;
  let running: Promise<string> | undefined;

  const renew = async (): Promise<string> => {
    try {
      current = await refresh();
      onRenewed?.(current);
      return current;
    } finally {
      running = undefined;
    }
  };

  return {
    current: () => current,
    newerThan: (refused) => {
      if (refused !== current) return Promise.resolve(current);
      running ??= renew();
      return running;
    },
  };
}
