import { type ExampleCall, exampleCallsOf } from '../src/mock/testing/exampleCalls.ts';
import { withRows } from './rows.ts';

/** The number of rows in the compared lists. */
export const listLength = 20;

const isJson = (type: string | undefined) => type !== undefined && /[/+]json$/.test(type);
const weight = (call: ExampleCall) => JSON.stringify([call.body, call.response.example])?.length ?? 0;

/**
 * Returns the operation of a service with the largest JSON examples to check, with {@link listLength} rows in the lists of its body and response;
 * undefined without any JSON.
 */
export function heaviestCall(service: string): ExampleCall | undefined {
  const [heaviest] = exampleCallsOf(service)
    .filter(({ response: answer, bodyType }) => answer.status < 300 && (isJson(answer.type) || isJson(bodyType)))
    .toSorted((one, other) => weight(other) - weight(one));
  if (!heaviest) return undefined;
  const { body, response: answer } = heaviest;
  return { ...heaviest, body: withRows(body, listLength), response: { ...answer, example: withRows(answer.example, listLength) } };
}
