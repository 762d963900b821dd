import type { Sample } from '@realmkit/openapi';
import type { ServiceName, ServicePaths } from '@realmkit/openapi/services';

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

/** An operation of a service as `METHOD /path`; only operations of the contract are of this type. */
export type Call<Service extends ServiceName> = {
  [Path in keyof ServicePaths<Service> & string]: {
    [Name in Method]: ServicePaths<Service>[Path] extends Record<Name, object> ? `${Uppercase<Name>} ${Path}` : never;
  }[Method];
}[keyof ServicePaths<Service> & string];

/** The generated type of an operation. */
export type OperationOf<Service extends ServiceName, Name extends string> = Name extends `${infer Verb} ${infer Path}`
  ? Path extends keyof ServicePaths<Service>
    ? Lowercase<Verb> extends keyof ServicePaths<Service>[Path]
      ? ServicePaths<Service>[Path][Lowercase<Verb>]
      : never
    : never
  : never;

type PathPart<Operation> = Operation extends { parameters: { path: infer Path } } ? { readonly path: Path } : { readonly path?: undefined };
type QueryPart<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? { readonly query?: NonNullable<Query> }
  : { readonly query?: undefined };
type BodyPart<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { readonly body: Body }
  : Operation extends { requestBody?: never }
    ? { readonly body?: undefined }
    : Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
      ? { readonly body?: Body }
      : { readonly body?: undefined };

/** What a call sends: the parameters of its path and query, and its body, as the contract types them. */
export type RequestOf<Operation> = PathPart<Operation> & QueryPart<Operation> & BodyPart<Operation>;

/** The body that a call sends. */
export type BodyOf<Operation> = Operation extends { requestBody: { content: { 'application/json': infer Body } } } ? Body : never;

type Successful<Responses> = { [Status in keyof Responses]: Status extends 200 | 201 | 202 ? Responses[Status] : never }[keyof Responses];

/** The body of a successful response; undefined where the contract has none. */
export type ResultOf<Operation> = Operation extends { responses: infer Responses }
  ? [Successful<Responses>] extends [never]
    ? undefined
    : Successful<Responses> extends { content: { 'application/json': infer Body } }
      ? Body
      : undefined
  : never;

/** What is read of the response of a write, where it has a body. */
export type AnswerPart<Result> = [Result] extends [undefined] ? { readonly answer?: undefined } : { readonly answer: Sample<Result> };
