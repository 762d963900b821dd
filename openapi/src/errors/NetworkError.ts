/** No answer came: the network or the service is away. The reason is the `cause`. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(url: string, cause: unknown) {
    super(`No answer from ${new URL(url).origin}`, { cause });
  }
}
