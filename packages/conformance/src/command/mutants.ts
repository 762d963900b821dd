import { parseArgs } from 'node:util';
import { formatJudged, formatResults } from '../mutants/formatResults.ts';
import { columns, type Judged, measureMutants, mutantKinds } from '../mutants/measure.ts';
import type { RightService } from '../mutants/mutant.ts';
import { sandboxConfiguration } from '../sandboxConfiguration.ts';
import { suites } from '../suites/suites.ts';

/** Starts a right service: of one mutants are made, another one is the twin. */
export type OpenRightService = () => Promise<RightService & { close(): Promise<void> }>;

/** The usage text of `npm run conform -- mutants`. */
export const mutantsUsage =
  'npm run conform -- mutants [--seed NUMBER] [--sample NUMBER] [--kinds KIND,KIND] [--services NAME,NAME] [--columns same,made,none] [--each]';

const options = {
  seed: { type: 'string', default: '1' },
  sample: { type: 'string', default: '15' },
  kinds: { type: 'string' },
  services: { type: 'string' },
  columns: { type: 'string' },
  each: { type: 'boolean', default: false },
} as const;

function chosen(name: string, text: string | undefined, known: readonly string[]): readonly string[] | undefined {
  const given = text?.split(',').map((one) => one.trim());
  const unknown = given?.find((one) => !known.includes(one));
  if (unknown !== undefined) throw new Error(`--${name}: there is no ${unknown}, but ${known.join(', ')}.`);
  return given;
}

function numberOf(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a number.`);
  return Number(text);
}

/** Measures how many mutants of the sandbox the suites catch, and prints the table. Returns 2 if it could not be measured. */
export async function mutants(args: readonly string[], open: OpenRightService): Promise<number> {
  try {
    const { values } = parseArgs({ args: [...args], options });
    const [seed, sample] = [numberOf('seed', values.seed), numberOf('sample', values.sample)];
    const kinds = chosen('kinds', values.kinds, mutantKinds);
    const services = chosen(
      'services',
      values.services,
      suites.map(({ service }) => service),
    );
    const measured = columns.filter((column) => (chosen('columns', values.columns, columns) ?? columns).includes(column));
    const [right, twin] = [await open(), await open()];
    try {
      const onJudged = (one: Judged): void => {
        if (values.each) console.log(formatJudged(one));
      };
      const configuration = sandboxConfiguration();
      const results = await measureMutants({ right, twin, configuration, columns: measured, seed, sample, kinds, services, onJudged });
      console.log(formatResults(results, measured));
    } finally {
      await right.close();
      await twin.close();
    }
    return 0;
  } catch (reason) {
    console.error(`${reason instanceof Error ? reason.message : String(reason)}\n\n${mutantsUsage}`);
    return 2;
  }
}
