import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isDay, isMoment } from './calendar.ts';
import { type Direction, inDirection } from './direction.ts';
import type { ContractDocument } from './document.ts';

/** Compiles the schemas of one contract, each when it is first needed. */
export interface Schemas {
  /** The check of the schema at a pointer into the contract, for messages that go in a direction. */
  checkAt(pointer: string, direction: Direction): ValidateFunction;
}

/** Prepares Ajv (draft 2020-12, formats on) for a contract. */
export function schemasOf(document: ContractDocument): Schemas {
  const compilers = new Map<Direction, Ajv2020>();
  const compilerFor = (direction: Direction): Ajv2020 => {
    const known = compilers.get(direction);
    if (known) return known;
    // Reasons are collected in full for callers; of our own answers the first violation is enough, and cheaper.
    const compiler = new Ajv2020({ allErrors: direction === 'request', strict: false, validateSchema: false });
    addFormats.default(compiler);
    compiler.addFormat('date', isDay).addFormat('date-time', isMoment);
    compiler.addSchema({ ...inDirection(document, direction), $id: direction });
    compilers.set(direction, compiler);
    return compiler;
  };
  return {
    checkAt(pointer, direction) {
      const compiler = compilerFor(direction);
      const place = `${direction}${encodeURI(pointer)}`;
      const check = compiler.getSchema(place) ?? compiler.compile({ $ref: place });
      return check;
    },
  };
}
