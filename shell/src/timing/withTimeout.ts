const timeoutError = () => new DOMException('The time limit is over', 'TimeoutError');

/**
 * Settles as a promise does, or rejects when it takes too long. What was begun goes on: only the wait ends.
 * @param limitMs the time limit, in milliseconds.
 * @param makeError makes what it rejects with; a DOMException named `TimeoutError` where it is left out.
 */
export function withTimeout<Result>(promise: PromiseLike<Result>, limitMs: number, makeError: () => Error = timeoutError): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(makeError()), limitMs);
    promise.then(resolve, reject).then(() => clearTimeout(timer));
  });
}
