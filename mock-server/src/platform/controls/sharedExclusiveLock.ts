/** A lock that requests share, and that a reset, snapshot or restore holds exclusively. */
export class SharedExclusiveLock {
  #inside = 0;
  #closed: Promise<void> | undefined;
  #empty: (() => void) | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a request as soon as no exclusive call holds the lock. */
  async shared<Result>(run: () => Promise<Result>): Promise<Result> {
    while (this.#closed) await this.#closed;
    this.#inside += 1;
    try {
      return await run();
    } finally {
      this.#inside -= 1;
      if (this.#inside === 0) this.#empty?.();
    }
  }

  /** Waits for running requests, blocks new ones and runs; several exclusive calls run one after the other. */
  exclusive<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(() => this.#alone(run));
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #alone<Result>(run: () => Promise<Result>): Promise<Result> {
    const open = Promise.withResolvers<void>();
    this.#closed = open.promise;
    try {
      if (this.#inside > 0)
        await new Promise<void>((resolve) => {
          this.#empty = resolve;
        });
      return await run();
    } finally {
      this.#empty = undefined;
      this.#closed = undefined;
      open.resolve();
    }
  }
}
