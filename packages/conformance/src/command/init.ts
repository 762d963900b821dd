import { existsSync, writeFileSync } from 'node:fs';
import { emptyConfiguration, formatRequirements } from '../run/requirements.ts';
import { suites } from '../suites/suites.ts';
import type { InitArguments } from './arguments.ts';
import { initialCallers } from './initialCallers.ts';

/** Writes a configuration with all requirements of a suite to fill in, and prints what each one is. @throws if the file exists */
export function init({ service, config }: InitArguments): number {
  const suite = suites.find((one) => one.service === service);
  if (!suite) throw new Error(`There is no suite of ${service}.`);
  if (existsSync(config)) throw new Error(`${config} is there already, and is not written over.`);
  const callers = initialCallers(suite);
  writeFileSync(config, `${JSON.stringify(emptyConfiguration(suite.requirements, callers), null, 2)}\n`);
  console.log(
    `${formatRequirements(suite.requirements, callers)}\n${config} is written. Fill it in; what you cannot give, take out: the scenarios that need it are left out.`,
  );
  return 0;
}
