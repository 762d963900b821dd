import { suites } from '../suites/suites.ts';
import { parseConformArguments, usage } from './arguments.ts';
import { example } from './example.ts';
import { init } from './init.ts';
import { mutants, mutantsUsage, type OpenRightService } from './mutants.ts';
import { record } from './record.ts';
import { replayReport } from './replay.ts';
import { type OpenTwin, run } from './run.ts';

/**
 * Runs `npm run conform` and resolves files from the folder `from`. Returns 0 if the contract is fulfilled, 1 if not, 2 if the command could not
 * run. `openTwin` starts a sandbox for runs that name none, and `openRight` the right services that mutants are made of.
 */
export async function conform(
  args: readonly string[],
  from = process.cwd(),
  openTwin?: OpenTwin,
  openRight?: OpenRightService,
): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(
      `${usage}\n${mutantsUsage}\n\nNAME is one of ${suites.map(({ service }) => service).join(', ')}. The guide is docs/conformance.md.`,
    );
    return 0;
  }
  const [verb, ...rest] = args;
  if (verb === 'mutants' && openRight) return mutants(rest, openRight);
  let parsed: ReturnType<typeof parseConformArguments>;
  try {
    const known = suites.map(({ service }) => service);
    parsed = parseConformArguments(args, known, from);
  } catch (reason) {
    console.error(`${reason instanceof Error ? reason.message : String(reason)}\n\n${usage}`);
    return 2;
  }
  try {
    if (parsed.verb === 'init') return init(parsed);
    if (parsed.verb === 'example') return await example(parsed);
    if (parsed.verb === 'replay') return await replayReport(parsed);
    return parsed.verb === 'record' ? await record(parsed) : await run(parsed, openTwin);
  } catch (reason) {
    console.error(reason instanceof Error ? reason.message : String(reason));
    return 2;
  }
}
