/** Lets requests through side by side, and something that must not be seen half done when none is under way. */
export class SharedExclusiveLock {
  #inside = 0;
  #closed: Promise<void> | undefined;
  #empty: (() => void) | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** Carries a request out as soon as the gate is open. */
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

  /** Waits for the requests under way, holds off new ones and runs; one after the other where several ask. */
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
