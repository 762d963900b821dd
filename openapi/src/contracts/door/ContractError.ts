import type { Place } from './places.ts';

/** A contract that cannot be read: its message begins with file and line. */
export class ContractError extends Error {
  readonly place: Pick<Place, 'file' | 'line'>;
  constructor(place: Pick<Place, 'file' | 'line'>, words: string) {
    super(`${place.file}:${place.line}: ${words}`);
    this.name = 'ContractError';
    this.place = place;
  }
}
