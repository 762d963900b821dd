/** Takes a promise's result within a time in milliseconds, and rejects with what `late` makes after it. */
export function withinTime<Result>(promise: PromiseLike<Result>, limitMs: number, late: () => Error): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), limitMs);
    promise.then(resolve, reject).then(() => clearTimeout(timer));
  });
}
