import { isJsonObject } from '@realmkit/openapi/json';

/** Lets the owner of a card answer their bank about a charge, by its client secret; resolves to false if they did not confirm it. */
export type AnswerBank = (clientSecret: string) => Promise<boolean>;

/** The result of a call of the payment service, before its errors are thrown. */
interface ServiceResult {
  readonly error?: unknown;
  readonly response: Response;
}

const secretOf = ({ error, response }: ServiceResult): string | undefined =>
  response.status === 402 && isJsonObject(error) && typeof error.client_secret === 'string' ? error.client_secret : undefined;

/**
 * Makes a call that charges a card. If the bank asks its owner, they answer, and the call is repeated: the service then settles that charge and makes no
 * other, whichever tab answered.
 * @param repeat the call after the answer, where it is another one.
 */
export async function afterBank<Result extends ServiceResult>(
  call: () => Promise<Result>,
  answer: AnswerBank,
  repeat: () => Promise<Result> = call,
): Promise<Result> {
  const first = await call();
  const secret = secretOf(first);
  return secret !== undefined && (await answer(secret)) ? repeat() : first;
}
