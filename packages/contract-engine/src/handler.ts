/** A part of an operation's parameters in the generated types. */
type Part<Op, Name extends 'path' | 'query' | 'header'> = Op extends { parameters: { [Key in Name]?: infer Values } }
  ? [NonNullable<Values>] extends [never]
    ? Readonly<Record<never, never>>
    : Readonly<NonNullable<Values>>
  : Readonly<Record<never, never>>;

type RequestBody<Op> = Op extends { requestBody: { content: infer Media } }
  ? Media[keyof Media]
  : Op extends { requestBody?: { content: infer Media } }
    ? Media[keyof Media] | undefined
    : undefined;

type AnyContent = Readonly<Record<string, unknown>>;

/** A request that fits the contract: every value is checked and typed. */
interface OperationRequest<Op, Content = AnyContent> {
  readonly path: Part<Op, 'path'>;
  readonly query: Part<Op, 'query'>;
  readonly header: Part<Op, 'header'>;
  readonly body: RequestBody<Op>;
  /** The parsed values of parameters that hold JSON, by name; they fit the `contentSchema`, which the generated types do not have. */
  readonly content: Content;
}

// The contracts type bytes as strings.
type ResponseBody<Response> = Response extends { content: infer Media }
  ? { readonly body: { [Type in keyof Media]: Type extends 'application/json' ? Media[Type] : Media[Type] | Uint8Array }[keyof Media] }
  : { readonly body?: undefined };

/** One of the documented responses of an operation. */
type OperationResponse<Op> = Op extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: {
        // A range or `default` stands for statuses that the types do not list.
        readonly status: Status extends number ? Status : number;
        readonly headers?: Readonly<Record<string, string>>;
        /** The values of the Set-Cookie headers. */
        readonly cookies?: readonly string[];
      } & ResponseBody<Responses[Status]>;
    }[keyof Responses]
  : never;

/** Handles an operation of a contract; `Content` are the parsed parameters that hold JSON. */
export type Handler<Op, Context, Content = AnyContent> = (
  request: OperationRequest<Op, Content>,
  context: Context,
) => OperationResponse<Op> | Promise<OperationResponse<Op>>;

/** The handlers of a service by operation id; the mock serves operations without one. */
export type Handlers<Operations, Context> = { readonly [Id in keyof Operations]?: Handler<Operations[Id], Context, never> };
