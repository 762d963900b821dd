/**
 * A request whose body is known, so that a copy gets the body itself. A plain `clone()` makes two streams of it, and browsers carry a stream to the
 * network as a blob: more work for each call than everything else that the client does.
 */
export class RepeatableRequest extends Request {
  readonly #body: RequestInit['body'];

  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    super(input, init);
    this.#body = init.body;
  }

  override clone(): Request {
    const body = this.#body;
    if (body === undefined || body === null || body instanceof ReadableStream) return super.clone();
    return new RepeatableRequest(this, { body });
  }
}
