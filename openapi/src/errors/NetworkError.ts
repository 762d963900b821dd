/** Thrown when no response came: the network or the service is unavailable. The original error is the `cause`. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(url: string, cause: unknown) {
    super(`No answer from ${new URL(url).origin}`, { cause });
  }
}
