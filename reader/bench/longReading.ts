import type { CDPSession } from 'playwright';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { type CandidateName, freshPage, type Subject, telephone } from './subject.ts';

const novel = '/books/book-6/package.opf';

/** A page is read for half a minute: so many turns are eight hours. */
const readFor = 30;
const eightHours = (8 * 3600) / readFor;

interface Kept {
  /** In MB. */
  readonly heap: number;
  readonly documents: number;
}

async function keptBy(session: CDPSession): Promise<Kept> {
  // Twice: what the first collection lets go of may hold documents that only the second one finds free.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { documents } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, documents };
}

/** What a candidate keeps after each of so many turns. */
async function keptAfter(subject: Subject, name: CandidateName, turns: readonly number[], clock: boolean): Promise<Kept[]> {
  const { page, context } = await freshPage(subject, name, {}, telephone);
  try {
    if (clock) await page.clock.install();
    await page.evaluate((address) => window.readerBench.open(address), novel);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    const kept: Kept[] = [];
    let made = 0;
    for (const count of turns) {
      for (; made < count; made += 1) {
        await page.evaluate(() => window.readerBench.turns(1, 0));
        if (clock) await page.clock.fastForward(readFor * 1000);
      }
      kept.push(await keptBy(session));
    }
    return kept;
  } finally {
    await context.close();
  }
}

/** What is left in memory of pages that were turned: after 400 turns, and after eight hours of reading. */
export async function longReading(subject: Subject): Promise<Row[]> {
  const ratio = ([first, last]: readonly Kept[]) => Math.round(((last?.heap ?? Number.NaN) / (first?.heap ?? Number.NaN)) * 100) / 100;
  const ours = await keptAfter(subject, 'ours', [20, 400], false);
  const theirs = await keptAfter(subject, 'epubjs', [20, 400], false);
  const [early, late] = await keptAfter(subject, 'ours', [20, eightHours], true);
  return [
    { ...budgetRow('heap after 400 turns beside that after 20', ratio(ours), '×', 1.2), peer: ratio(theirs) },
    {
      ...budgetRow(
        'documents kept after eight hours of reading, beside those after 20 turns',
        late?.documents ?? Number.NaN,
        'documents',
        early?.documents ?? 0,
      ),
      peer: theirs[1]?.documents ?? null,
    },
  ];
}
