/**
 * A request with a known body, so that a copy gets the body itself. A plain `clone()` creates two streams, which browsers send as a blob: more work
 * for each call than everything else that the client does.
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
