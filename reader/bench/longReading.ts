import type { CDPSession } from 'playwright';
import { budgetRow, type Row } from '../../scripts/bench/row.ts';
import { type CandidateName, freshPage, type Subject, telephone } from './subject.ts';

const novel = '/books/book-6/package.opf';

/** The seconds that a page is read; `eightHours` is the number of turns in eight hours. */
const readFor = 30;
const eightHours = (8 * 3600) / readFor;

interface MemoryUse {
  /** In MB. */
  readonly heap: number;
  readonly documents: number;
}

async function memoryUseOf(session: CDPSession): Promise<MemoryUse> {
  // Twice: the first collection may release documents that only the second one can free.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { documents } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, documents };
}

/** Measures the memory of a candidate after each of these numbers of turns. */
async function memoryUseAfter(subject: Subject, name: CandidateName, turns: readonly number[], clock: boolean): Promise<MemoryUse[]> {
  const { page, context } = await freshPage(subject, name, {}, telephone);
  try {
    if (clock) await page.clock.install();
    await page.evaluate((url) => window.readerBench.open(url), novel);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.enable');
    const measurements: MemoryUse[] = [];
    let made = 0;
    for (const count of turns) {
      for (; made < count; made += 1) {
        await page.evaluate(() => window.readerBench.turns(1, 0));
        if (clock) await page.clock.fastForward(readFor * 1000);
      }
      measurements.push(await memoryUseOf(session));
    }
    return measurements;
  } finally {
    await context.close();
  }
}

/** Measures the memory that turned pages leave behind: after 400 turns, and after eight hours of reading. */
export async function longReading(subject: Subject): Promise<Row[]> {
  const ratio = ([first, last]: readonly MemoryUse[]) => Math.round(((last?.heap ?? Number.NaN) / (first?.heap ?? Number.NaN)) * 100) / 100;
  const ours = await memoryUseAfter(subject, 'ours', [20, 400], false);
  const theirs = await memoryUseAfter(subject, 'epubjs', [20, 400], false);
  const [early, late] = await memoryUseAfter(subject, 'ours', [20, eightHours], true);
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
