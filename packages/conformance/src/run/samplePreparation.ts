import { type RunCase, ScenarioSkipped } from '../core/cases.ts';
import { sampleWith } from '../core/requests.ts';
import { ScenarioAborted } from '../core/scenarioResponse.ts';
import type { CallOverrides, Suite } from '../core/suite.ts';
import type { Sample } from '../negatives/sample.ts';
import type { CreatedResources } from './createdResources.ts';

/** The options of the preparation. */
export interface SamplePreparationOptions {
  readonly suite: Suite;
  /** By the id of their operation. */
  readonly samples: ReadonlyMap<string, Sample>;
  readonly fixtures: Readonly<Record<string, string>>;
  /** What the run has made, or may change. */
  readonly own: CreatedResources;
  readonly allowWrites: boolean;
  /** Returns whether the run calls an operation: extensions are left out unless they are asked for. */
  readonly isAsked: (id: string) => boolean;
}

/** Returns the sample of a call. Throws if the run may not make the call, or lacks a fixture for it. */
export type PrepareSample = (one: RunCase, id: string, given: CallOverrides) => Sample;

/** Lists the fixtures in the path of a call, to explain a 404. */
export function fixturesIn(sample: Sample, given: CallOverrides, fixtures: Readonly<Record<string, string>>): string {
  const used = sample.parameters.filter(({ in: place, name }) => place === 'path' && given.path?.[name] === undefined);
  return used.map(({ name }) => `${name} ${fixtures[name]}`).join(', ');
}

/** Creates the preparation of the calls of a run. */
export function createSamplePreparation({ suite, samples, fixtures, own, allowWrites, isAsked }: SamplePreparationOptions): PrepareSample {
  return (one, id, given) => {
    const base = samples.get(id);
    if (!base) throw new Error(`The contract ${suite.service} has no operation ${id}.`);
    if (!isAsked(id)) throw new ScenarioSkipped(`${id} is an extension, and --with-extensions was not given`);
    const writes = base.operation.method !== 'get' && !suite.harmless?.includes(id);
    if (writes && !allowWrites) throw new ScenarioSkipped(`${id} writes, and --allow-writes was not given`);
    const inPath = base.parameters.filter(({ in: place }) => place === 'path');
    const missing = inPath.find(({ name }) => (given.path?.[name] ?? fixtures[name]) === undefined);
    if (missing) throw new ScenarioSkipped(`the configuration has no fixture ${missing.name}`, { lacking: true });
    const sample = sampleWith(base, given);
    const foreign = writes ? own.foreignIn(sample) : undefined;
    if (foreign) {
      const cause = `is ${foreign.value}, which this run did not make, and which is no fixture that it may change: nothing was sent`;
      one.addError('foreign-write', id, 0, `request ${foreign.name}`, cause);
      throw new ScenarioAborted(`${id} was not called.`);
    }
    return sample;
  };
}
