import type { Finding } from '../verdicts/finding.ts';
import { acceptedBy } from './accepted.ts';
import type { AcceptedDeviation } from './configuration.ts';
import type { CaseResult, ReportedFinding } from './results.ts';
import { ScenarioAborted } from './scenarioResponse.ts';

/** Thrown where something is left out; `lacking` where the configuration lacks what it needs. */
export class ScenarioSkipped extends Error {
  readonly lacking: boolean;

  constructor(why: string, { lacking = false } = {}) {
    super(why);
    this.lacking = lacking;
  }
}

/** Something that a run does, with what it found out so far. */
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
  note(rule: Finding['rule'], operation: string, status: number, place: string, cause: string, asked?: string): void {
    this.add({ rule, severity: 'error', operation, status, place, cause, ...(asked && { asked }) });
  }
}

/** How cases are kept. */
export interface CaseOptions {
  readonly accepted: readonly AcceptedDeviation[];
  /** As `2026-11-21`. */
  readonly today: string;
  /** Whether what is left out because the configuration lacks something is an error. */
  readonly complete: boolean;
}

/** The cases of a run, each with what came of it. */
export class Cases {
  readonly list: CaseResult[] = [];
  readonly #options: CaseOptions;

  constructor(options: CaseOptions) {
    this.#options = options;
  }

  /** Does something as a case of the report. Throws what is neither an answer's fault nor left out. */
  async in(group: string, title: string, work: (one: RunCase) => Promise<void>): Promise<void> {
    const one = new RunCase(group, this.#options.accepted, this.#options.today);
    const begun = performance.now();
    let skipped: string | undefined;
    try {
      await work(one);
    } catch (reason) {
      if (reason instanceof ScenarioSkipped) {
        skipped = reason.message;
        if (reason.lacking && this.#options.complete) one.note('not-asked', group, 0, title, `is left out: ${reason.message}`);
      } else if (!(reason instanceof ScenarioAborted)) throw reason;
      else if (one.findings.length === 0) one.note('wrong-behaviour', group, 0, 'answer body', reason.message);
    }
    const duration = performance.now() - begun;
    this.list.push({ group, title, findings: one.findings, requests: one.requests, duration, ...(skipped !== undefined && { skipped }) });
  }
}
