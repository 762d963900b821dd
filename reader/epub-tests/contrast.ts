// `npm run epub-tests:contrast -- --corpus DIR`: opens each publication of a folder with dark pages, and prints every text of too little contrast.
import { findPoorContrast } from '../src/player/testing/findPoorContrast.ts';
import { runProbe } from './runProbe.ts';

/** The maximum number of screens that are turned in one book. */
const maxScreens = 600;

await runProbe({
  script: 'epub-tests:contrast',
  scheme: 'dark',
  claim: 'without a text under 4.5:1',
  probe: async (reading) => {
    const seen = new Set<number>();
    const findings: string[] = [];
    for await (const { pages } of reading.screens(maxScreens))
      for (const { index, isFlowing } of pages) {
        if (seen.has(index) || !isFlowing) continue;
        seen.add(index);
        const frame = await (await reading.page.$(`[data-reader-stage] iframe[data-index="${index}"]`))?.contentFrame();
        const poor = (await frame?.evaluate(findPoorContrast, undefined)) ?? [];
        findings.push(...poor.map(({ path, ratio, text }) => `${index + 1}: ${ratio} ${path}: ${text}`));
      }
    return { checked: seen.size, findings };
  },
});
