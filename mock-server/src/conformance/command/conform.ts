import { suites } from '../suites/suites.ts';
import { conformArguments, usage } from './arguments.ts';
import { example } from './example.ts';
import { init } from './init.ts';
import { record } from './record.ts';
import { run } from './run.ts';

/** Carries out `npm run conform`, files found from the folder `from`: 0 where the contract is kept, 1 where it is not, 2 where the command could not be carried out. */
export async function conform(given: readonly string[], from = process.cwd()): Promise<number> {
  let told: ReturnType<typeof conformArguments>;
  try {
    const known = suites.map(({ service }) => service);
    told = conformArguments(given, known, from);
  } catch (reason) {
    console.error(`${reason instanceof Error ? reason.message : String(reason)}\n\n${usage}`);
    return 2;
  }
  try {
    if (told.verb === 'init') return init(told);
    if (told.verb === 'example') return await example(told);
    return told.verb === 'record' ? await record(told) : await run(told);
  } catch (reason) {
    console.error(reason instanceof Error ? reason.message : String(reason));
    return 2;
  }
}
