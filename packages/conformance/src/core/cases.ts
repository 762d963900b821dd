import { defined } from '@realmkit/openapi/json';
import type { Evidence } from '../verdicts/evidence.ts';
import type { Finding } from '../verdicts/finding.ts';
import { acceptedBy } from './accepted.ts';
import type { AcceptedDeviation } from './configuration.ts';
import type { CaseResult, ReportedFinding } from './results.ts';
import { ScenarioAborted } from './scenarioResponse.ts';

/** Thrown to skip a scenario; `lacking` if the configuration lacks one of its requirements. */
export class ScenarioSkipped extends Error {
  readonly lacking: boolean;

  constructor(why: string, { lacking = false } = {}) {
    super(why);
    this.lacking = lacking;
  }
}

/** A case of a run, with its findings so far. */
export class RunCase {
  readonly findings: ReportedFinding[] = [];
  readonly group: string;
  requests = 0;
  /** The last request of the case with its answer, which its findings are about. */
  evidence: Evidence | undefined;
  readonly #accepted: readonly AcceptedDeviation[];
  readonly #today: string;

  constructor(group: string, accepted: readonly AcceptedDeviation[], today: string) {
    this.group = group;
    this.#accepted = accepted;
    this.#today = today;
  }

  /** Adds a finding; `expected` are the statuses of which one was expected, where it is about that. */
  add(finding: Finding, expected?: readonly number[]): void {
    const accepted = acceptedBy(finding, this.#accepted, this.#today);
    this.findings.push({
      ...finding,
      ...(this.evidence && { evidence: { ...this.evidence, ...defined({ expected }) } }),
      ...(accepted && { accepted: `${accepted.reason} (until ${accepted.until})` }),
    });
  }

  /** Adds an error. */
  addError(
    rule: Finding['rule'],
    operation: string,
    status: number,
    place: string,
    cause: string,
    {
      asked,
      expected,
      keyword,
    }: { readonly asked?: string | undefined; readonly expected?: readonly number[]; readonly keyword?: string | undefined } = {},
  ): void {
    this.add({ rule, severity: 'error', operation, status, place, cause, ...(asked && { asked }), ...defined({ keyword }) }, expected);
  }
}

/** Options of the cases of a run. */
export interface CaseOptions {
  readonly accepted: readonly AcceptedDeviation[];
  /** As `2026-11-21`. */
  readonly today: string;
  /** True if a case that is skipped for a missing requirement is an error. */
  readonly complete: boolean;
  /** Returns whether a finding is enough: the cases after it are skipped. */
  readonly isEnough?: ((finding: Finding) => boolean) | undefined;
}

/** The cases of a run with their results. */
export class Cases {
  readonly list: CaseResult[] = [];
  readonly #options: CaseOptions;
  #isOver = false;

  constructor(options: CaseOptions) {
    this.#options = options;
  }

  /** Runs a case of the report; an error that it throws is a finding. */
  async run(group: string, title: string, work: (one: RunCase) => Promise<void>): Promise<void> {
    const one = new RunCase(group, this.#options.accepted, this.#options.today);
    const started = performance.now();
    let skipped: string | undefined;
    try {
      if (this.#isOver) throw new ScenarioSkipped('a finding before it was enough');
      await work(one);
    } catch (reason) {
      if (reason instanceof ScenarioSkipped) {
        skipped = reason.message;
        if (reason.lacking && this.#options.complete) one.addError('not-asked', group, 0, title, `is left out: ${reason.message}`);
      } else if (!(reason instanceof ScenarioAborted && one.findings.length > 0)) {
        // Whatever a service answers, the run goes on and its report is written.
        const message = reason instanceof Error ? reason.message : String(reason);
        one.addError('wrong-behaviour', group, 0, 'answer', reason instanceof ScenarioAborted ? message : `leads nowhere: ${message}`);
      }
    }
    const { isEnough } = this.#options;
    this.#isOver ||= isEnough !== undefined && one.findings.some(isEnough);
    const duration = performance.now() - started;
    this.list.push({ group, title, findings: one.findings, requests: one.requests, duration, ...defined({ skipped }) });
  }
}
