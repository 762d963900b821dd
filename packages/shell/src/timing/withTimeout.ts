const timeoutError = () => new DOMException('The time limit is over', 'TimeoutError');

/**
 * Settles like a promise, or rejects after a time limit; the task itself continues.
 * @param limitMs the time limit, in milliseconds.
 * @param makeError creates the error; by default a DOMException named `TimeoutError`.
 */
export function withTimeout<Result>(promise: PromiseLike<Result>, limitMs: number, makeError: () => Error = timeoutError): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(makeError()), limitMs);
    promise.then(resolve, reject).then(() => clearTimeout(timer));
  });
}
