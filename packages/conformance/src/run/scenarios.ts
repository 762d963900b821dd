import { type Cases, ScenarioSkipped } from '../core/cases.ts';
import { ScenarioAborted } from '../core/scenarioResponse.ts';
import type { Scenario, Steps, Suite } from '../core/suite.ts';
import type { MakeCall } from './calls.ts';

/** The options of the scenarios: how they call, and the steps that need no call. */
export interface ScenariosOptions extends Pick<Steps, 'fixture' | 'hook' | 'created' | 'unique' | 'uuid'> {
  readonly suite: Suite;
  readonly cases: Cases;
  readonly call: MakeCall;
}

/** Runs a scenario as a case, and what undoes it at its end. */
export async function runScenario(scenario: Scenario, { suite, cases, call, ...steps }: ScenariosOptions): Promise<void> {
  await cases.run('scenarios', scenario.title, async (one) => {
    const undone: (() => Promise<unknown>)[] = [];
    let last = suite.service;
    let undoing = false;
    const ask: Steps['call'] = (id, given = {}) => {
      last = id;
      return call(one, id, given, undoing);
    };
    try {
      await scenario.run({
        ...steps,
        call: ask,
        create: async (id, given) => suite.creates?.[id]?.id(await ask(id, given)) ?? '',
        holds(what, place, cause) {
          if (!what) one.addError('wrong-behaviour', last, 0, place, cause);
        },
        undo: (step) => undone.push(step),
      });
    } finally {
      undoing = true;
      for (const step of undone.reverse())
        await step().catch((reason: unknown) => {
          if (!(reason instanceof ScenarioAborted || reason instanceof ScenarioSkipped))
            one.addError('wrong-behaviour', last, 0, 'answer', String(reason));
        });
    }
  });
}
