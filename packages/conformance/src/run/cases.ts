import { defined } from '@realmkit/openapi/json';
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
  readonly #accepted: readonly AcceptedDeviation[];
  readonly #today: string;

  constructor(group: string, accepted: readonly AcceptedDeviation[], today: string) {
    this.group = group;
    this.#accepted = accepted;
    this.#today = today;
  }

  add(finding: Finding): void {
    const accepted = acceptedBy(finding, this.#accepted, this.#today);
    this.findings.push(accepted ? { ...finding, accepted: `${accepted.reason} (until ${accepted.until})` } : finding);
  }

  /** Adds an error. */
  addError(rule: Finding['rule'], operation: string, status: number, place: string, cause: string, requestFault?: string): void {
    this.add({ rule, severity: 'error', operation, status, place, cause, ...(requestFault && { asked: requestFault }) });
  }
}

/** Options of the cases of a run. */
export interface CaseOptions {
  readonly accepted: readonly AcceptedDeviation[];
  /** As `2026-11-21`. */
  readonly today: string;
  /** True if a case that is skipped for a missing requirement is an error. */
  readonly complete: boolean;
}

/** The cases of a run with their results. */
export class Cases {
  readonly list: CaseResult[] = [];
  readonly #options: CaseOptions;

  constructor(options: CaseOptions) {
    this.#options = options;
  }

  /** Runs a case of the report; an error that it throws is a finding. */
  async run(group: string, title: string, work: (one: RunCase) => Promise<void>): Promise<void> {
    const one = new RunCase(group, this.#options.accepted, this.#options.today);
    const started = performance.now();
    let skipped: string | undefined;
    try {
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
    const duration = performance.now() - started;
    this.list.push({ group, title, findings: one.findings, requests: one.requests, duration, ...defined({ skipped }) });
  }
}
