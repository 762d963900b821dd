/** Coalesces concurrent reads: each caller gets a value that was read after its call, and all calls during a running read share the next one. */
export class CoalescedRead<Value> {
  readonly #read: () => Promise<Value>;
  #underWay: Promise<Value> | undefined;
  #next: Promise<Value> | undefined;

  constructor(read: () => Promise<Value>) {
    this.#read = read;
  }

  #begin(): Promise<Value> {
    const reading = this.#read().finally(() => {
      if (this.#underWay === reading) this.#underWay = undefined;
    });
    this.#underWay = reading;
    return reading;
  }

  /** Returns the value, never older than this call. */
  get(): Promise<Value> {
    if (!this.#underWay) return this.#begin();
    this.#next ??= this.#underWay
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.#begin();
      });
    return this.#next;
  }
}
