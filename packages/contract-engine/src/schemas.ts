import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isDay, isMoment } from './calendar.ts';
import { type Direction, inDirection } from './direction.ts';
import type { ContractDocument } from './document.ts';
import { isEmailAddress } from './emailAddress.ts';

/** Returns the errors of a value, or undefined if it fits. */
export type Check = (value: unknown) => readonly ErrorObject[] | undefined;

/** Compiles the schemas of one contract on first use. */
export interface Schemas {
  /**
   * Returns the check of the schema at a pointer into the contract, for messages of a direction. It reports all errors if `thorough`, the default
   * for requests, else the first one.
   */
  checkAt(pointer: string, direction: Direction, thorough?: boolean): Check;
}

function compilerOf(schema: ReturnType<typeof inDirection>, direction: Direction, allErrors: boolean): Ajv2020 {
  const compiler = new Ajv2020({ allErrors, strict: false, validateSchema: false, discriminator: true, logger: false });
  addFormats.default(compiler);
  compiler.addFormat('date', isDay).addFormat('date-time', isMoment).addFormat('idn-email', isEmailAddress);
  return compiler.addSchema({ ...schema, $id: direction });
}

/** Prepares Ajv (draft 2020-12, formats on) for a contract. */
export function schemasOf(document: ContractDocument): Schemas {
  const compilers = new Map<string, Ajv2020>();
  const compile = (pointer: string, direction: Direction, allErrors: boolean) => {
    const key = `${direction} ${allErrors}`;
    const compiler = compilers.get(key) ?? compilerOf(inDirection(document, direction), direction, allErrors);
    compilers.set(key, compiler);
    const place = `${direction}${encodeURI(pointer)}`;
    return compiler.getSchema(place) ?? compiler.compile({ $ref: place });
  };
  return {
    checkAt(pointer, direction, thorough = direction === 'request') {
      const fits = compile(pointer, direction, false);
      if (!thorough) return (value) => (fits(value) ? undefined : (fits.errors ?? []));
      // Finding all errors is slow, and most requests have none: only a request that does not fit is checked again for all of them.
      return (value) => {
        if (fits(value)) return undefined;
        const explain = compile(pointer, direction, true);
        explain(value);
        return explain.errors ?? [];
      };
    },
  };
}
