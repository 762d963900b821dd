import type { Configuration } from '../core/configuration.ts';
import { failures, type RunResult } from '../core/results.ts';
import type { Send } from '../core/target.ts';
import { runSuite } from '../run/runSuite.ts';
import { suites } from '../suites/suites.ts';
import type { Finding } from '../verdicts/finding.ts';
import { exploreGround, type Ground } from './ground.ts';
import type { Mutant, RightService } from './mutant.ts';
import { mutatedService } from './mutatedService.ts';
import { operators } from './operators/operators.ts';
import { shuffled } from './shuffled.ts';
import { differingOperations } from './witness.ts';

/** With what a run knows what is right: a twin with the same data, a twin with other data, or nothing beside the contract. */
export const columns = ['same', 'made', 'none'] as const;

/** One of {@link columns}. */
export type Column = (typeof columns)[number];

/** Whether a run has a finding that names the mutant's operation, or has only been answered otherwise, or not even that. */
export type Verdict = 'caught' | 'asked' | 'missed';

/** What became of a mutant. */
export interface Judged {
  readonly mutant: Mutant;
  /** By column. */
  readonly verdicts: Readonly<Partial<Record<Column, Verdict>>>;
  /** The operations whose answers a witness has seen to differ. */
  readonly differing: readonly string[];
  /** In milliseconds: the witness, and all runs. */
  readonly times: { readonly witness: number; readonly run: number };
}

/** What is measured. */
export interface MeasureOptions {
  readonly right: RightService;
  /** A second right service: the twin. */
  readonly twin: RightService;
  readonly columns: readonly Column[];
  readonly configuration: Configuration;
  readonly seed: number;
  /** The most mutants of a kind, after those without a witness were left out. */
  readonly sample: number;
  readonly kinds?: readonly string[] | undefined;
  readonly services?: readonly string[] | undefined;
  readonly onJudged?: ((judged: Judged) => void) | undefined;
}

/** What a measure found of one kind. */
export interface KindResult {
  readonly kind: string;
  readonly structure: boolean;
  readonly judged: readonly Judged[];
  /** How many were left out because no request of theirs was answered otherwise. */
  readonly withoutWitness: number;
}

/** What a measure found: by kind, and the findings on the right service, of which there should be none. */
export interface Measured {
  readonly kinds: readonly KindResult[];
  readonly falseAlarms: readonly string[];
}

/** The names of all kinds. */
export const mutantKinds: readonly string[] = [...new Set(operators.map(({ kind }) => kind))];

/** Orders mutants so that each operation has its turn before the next of one comes. */
function byTurns<Candidate extends { readonly mutant: Mutant }>(candidates: readonly Candidate[]): Candidate[] {
  const turn = new Map<string, number>();
  const numbered = candidates.map((candidate) => {
    const key = `${candidate.mutant.service} ${candidate.mutant.operation}`;
    const number = (turn.get(key) ?? 0) + 1;
    turn.set(key, number);
    return { candidate, number };
  });
  return numbered.toSorted((one, other) => one.number - other.number).map(({ candidate }) => candidate);
}

const mutantsOf = (ground: Ground, kind: string): Mutant[] =>
  operators
    .filter((operator) => operator.kind === kind)
    .flatMap((operator) => operator.make(ground).map((fault) => ({ ...fault, kind, service: ground.contract.service })));

/** Runs the suite of a service against one that is wrapped, and takes back what it wrote. */
async function runAgainst(
  service: string,
  { right, twin, configuration, seed }: Pick<MeasureOptions, 'right' | 'twin' | 'configuration' | 'seed'>,
  column: Column,
  { send = right.send, isEnough = () => false }: { readonly send?: Send; readonly isEnough?: (finding: Finding) => boolean } = {},
): Promise<RunResult> {
  const suite = suites.find((one) => one.service === service);
  if (!suite) throw new Error(`There is no suite of ${service}.`);
  const pace = { maxWait: 0, interval: 0, wait: async () => undefined };
  const at = (bases: RightService['bases'], through: Send) => ({ base: bases[service] ?? '', send: through, timeout: 60_000, pace });
  const how = { configuration, allowWrites: true, strict: true, withExtensions: true, isEnough, seed };
  const target = at(right.bases, send);
  if (column === 'none') return right.undone(() => runSuite(suite, target, how));
  const oracle = { target: at(twin.bases, twin.send), configuration, sameFixtures: column === 'same' };
  return right.undone(() => twin.undone(() => runSuite(suite, target, { ...how, oracle })));
}

const names = (operation: string, text: string): boolean => text.split(/[^\w-]+/).includes(operation);

const alarm = ({ operation, place, rule }: Finding, service: string, column: Column): string =>
  `${service} (${column}): ${operation}: ${place} [${rule}]`;

/** Judges a mutant; undefined if it has no witness. */
async function judge(mutant: Mutant, ground: Ground, options: MeasureOptions, falseAlarms: readonly string[]): Promise<Judged | undefined> {
  const { right } = options;
  const started = performance.now();
  const shown = mutatedService(mutant, ground, right);
  const differing = [...(await differingOperations(mutant.witness, ground, right, shown.send))];
  const witnessed = performance.now();
  if (differing.length === 0 || !shown.deeds.acted) return undefined;
  const verdicts: Partial<Record<Column, Verdict>> = {};
  // What is caught without a twin is caught with one: the same requests are judged by more.
  for (const column of options.columns.toReversed()) {
    if (verdicts.none === 'caught') {
      verdicts[column] = 'caught';
      continue;
    }
    const { send, deeds } = mutatedService(mutant, ground, right);
    const isCatch = (finding: Finding): boolean =>
      finding.severity === 'error' &&
      names(mutant.operation, `${finding.operation} ${finding.place} ${finding.cause} ${finding.asked ?? ''}`) &&
      !falseAlarms.includes(alarm(finding, mutant.service, column));
    // A run that ends with a sentence instead of a report has no finding.
    const findings = await runAgainst(mutant.service, options, column, { send, isEnough: isCatch }).then(failures, () => []);
    const isCaught = findings.some(isCatch);
    const wasAsked = deeds.acted && differing.some((operation) => deeds.asked.has(operation));
    verdicts[column] = isCaught ? 'caught' : wasAsked ? 'asked' : 'missed';
  }
  return { mutant, differing, verdicts, times: { witness: witnessed - started, run: performance.now() - witnessed } };
}

/** Measures which mutants the suites catch, kind by kind. What a suite finds on the right service catches no mutant. */
export async function measureMutants(options: MeasureOptions): Promise<Measured> {
  const { right, configuration, seed, sample, kinds = mutantKinds, onJudged } = options;
  const services = options.services ?? suites.map(({ service }) => service);
  const grounds: Ground[] = [];
  const falseAlarms: string[] = [];
  for (const service of services) {
    for (const column of options.columns)
      for (const finding of failures(await runAgainst(service, options, column))) falseAlarms.push(alarm(finding, service, column));
    grounds.push(await exploreGround(service, right, configuration));
  }
  const measured = kinds.map((kind) => ({
    kind,
    structure: operators.some((operator) => operator.kind === kind && operator.structure),
    candidates: byTurns(
      shuffled(
        grounds.flatMap((ground) => mutantsOf(ground, kind).map((mutant) => ({ mutant, ground }))),
        seed,
      ),
    ).values(),
    judged: [] as Judged[],
    withoutWitness: 0,
  }));
  // One of each kind at a time, so that what is measured so far is of all kinds.
  for (let round = 0; round < sample; round += 1)
    for (const one of measured)
      for (const { mutant, ground } of one.candidates) {
        const judged = await judge(mutant, ground, options, falseAlarms);
        if (!judged) {
          one.withoutWitness += 1;
          continue;
        }
        one.judged.push(judged);
        onJudged?.(judged);
        break;
      }
  return { kinds: measured, falseAlarms };
}
