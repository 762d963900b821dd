import type { Send } from '../core/target.ts';
import { answerOf, type Ground } from './ground.ts';
import type { Answer, Asked, Mutant, RightService, Tools } from './mutant.ts';

/** What a mutated service has done. */
export interface Deeds {
  /** True once something was answered or done otherwise than by the right service. */
  acted: boolean;
  /** The operations that were asked from then on. */
  readonly asked: Set<string>;
}

/** Makes a service with a fault before the right one. */
export function mutatedService(mutant: Mutant, ground: Ground, right: RightService): { readonly send: Send; readonly deeds: Deeds } {
  const mutation = mutant.begin();
  const deeds: Deeds = { acted: false, asked: new Set() };
  const ask = async ({ method, url, headers, body }: Asked): Promise<Answer> =>
    answerOf(await right.send(new Request(url, { method, headers, redirect: 'manual', ...(body !== '' && { body }) })));
  const tools: Tools = {
    ask,
    askUndone: (asked) => right.undone(() => ask(asked)),
    token: async (role) => (await ground.tokenOf(role)) ?? '',
    acted: () => {
      deeds.acted = true;
    },
  };
  return {
    deeds,
    async send(request) {
      if (!request.url.startsWith(`${ground.base}/`)) return right.send(request);
      const url = new URL(request.url);
      const match = ground.contract.router.match(request.method, url.pathname.slice(new URL(ground.base).pathname.length));
      if (!match || (match.operation.id !== mutant.operation && !mutant.everywhere)) {
        if (match && deeds.acted) deeds.asked.add(match.operation.id);
        return right.send(request);
      }
      const { method, headers } = request;
      const asked = { method, url, headers, body: await request.text(), operation: match.operation.id, path: match.path };
      const answer = await mutation(asked, tools);
      if (deeds.acted) deeds.asked.add(asked.operation);
      const { status } = answer;
      const empty = answer.body.length === 0 || status === 204 || status === 304;
      return new Response(empty ? null : Buffer.from(answer.body), { status, headers: answer.headers });
    },
  };
}
