import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type History, historyOf, smaller } from './histories.ts';
import { type Difference, play } from './play.ts';

const { LEDGER_FIRST = '0', LEDGER_FAMILIES = '3', LEDGER_DAYS = '200', LEDGER_SEED = '1' } = process.env;
const side = 12;
/** A limit in milliseconds that grows with the families, and far above what they need: it ends a run that hangs, and judges no machine. */
const limit = Number(LEDGER_FAMILIES) * 60_000;

// Every moment of the platform is known to the millisecond: only its own clock moves.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 27, 10) });
});
afterAll(() => {
  vi.useRealTimers();
});

/** Returns the shortest history that still shows a difference, found by leaving acts out, and that difference. */
async function shrink(history: History, difference: Difference): Promise<{ history: History; difference: Difference }> {
  for (const candidate of smaller(history)) {
    const [found] = (await play([candidate])).differences;
    if (found) return shrink(candidate, found);
  }
  return { history, difference };
}

test(
  'families that live for years have the charges, invoices, sums, days and mails of the ledger',
  async () => {
    const totals = { families: 0, acts: 0, refused: 0, charges: 0, compared: 0 };
    for (let first = 0; first < Number(LEDGER_FAMILIES); first += side) {
      const count = Math.min(side, Number(LEDGER_FAMILIES) - first);
      const histories = Array.from({ length: count }, (_, index) =>
        historyOf(Number(LEDGER_SEED) * 10_000 + Number(LEDGER_FIRST) + first + index, Number(LEDGER_DAYS)),
      );
      const { differences, ...played } = await play(histories);
      const [difference] = differences;
      const history = difference && histories[difference.family];
      if (history) {
        const alone = (await play([history])).differences[0];
        expect(alone ? await shrink(history, alone) : difference).toBeUndefined();
      }
      expect(differences).toEqual([]);
      totals.families += count;
      for (const name of ['acts', 'refused', 'charges', 'compared'] as const) totals[name] += played[name];
    }
    const { families, acts, refused, charges, compared } = totals;
    process.stdout.write(
      `${families} families, ${acts} acts, ${refused} rightly refused, ${charges} charges, ${compared} comparisons, 0 differences\n`,
    );
  },
  limit,
);
