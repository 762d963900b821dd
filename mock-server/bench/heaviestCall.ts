import { type ExampleCall, exampleCallsOf } from '../src/mock/testing/exampleCalls.ts';
import { withRows } from './rows.ts';

/** How many rows the compared lists have. */
export const listLength = 20;

const isJson = (type: string | undefined) => type !== undefined && /[/+]json$/.test(type);
const weight = (call: ExampleCall) => JSON.stringify([call.body, call.answer.example])?.length ?? 0;

/** The operation of a service that gives most to check by its contract's examples, with lists of {@link listLength} rows in its body and its answer; undefined where nothing is in JSON. */
export function heaviestCall(service: string): ExampleCall | undefined {
  const [heaviest] = exampleCallsOf(service)
    .filter(({ answer, bodyType }) => answer.status < 300 && (isJson(answer.type) || isJson(bodyType)))
    .toSorted((one, other) => weight(other) - weight(one));
  if (!heaviest) return undefined;
  const { body, answer } = heaviest;
  return { ...heaviest, body: withRows(body, listLength), answer: { ...answer, example: withRows(answer.example, listLength) } };
}
