import { bodyText, type Exchange } from '../exchange.ts';
import { nobody } from '../negatives/badCalls.ts';
import type { Sample } from '../negatives/sample.ts';

/** A path parameter of a write that names something which the run did not make. */
export interface ForeignResource {
  readonly name: string;
  readonly value: string;
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(bodyText(body));
  } catch {
    return undefined;
  }
}

/** Texts and numbers within a value, as deep as anybody who names a thing goes. */
function scalarsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null && depth < 6 ? Object.values(value).flatMap((one) => scalarsIn(one, depth + 1)) : [];
}

/** The ids that an answer names for the thing that it is, or for the things in its `data`. */
function idsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const things: unknown = 'data' in value ? value.data : value;
  return [things]
    .flat()
    .flatMap((thing) =>
      Object.entries(Object(thing)).flatMap(([name, one]) => (/id$/i.test(name) && typeof one !== 'object' ? [String(one)] : [])),
    );
}

/** What a run may write on: what it made itself, and what its configuration names to be changed. */
export class CreatedResources {
  readonly #own: Set<string>;
  #left: readonly { readonly operation: string; readonly ids: readonly string[] }[] = [];

  /** Begins with the values of the fixtures that may be changed; what nothing has may be written on, too. */
  constructor(changeable: Iterable<string>) {
    this.#own = new Set([...changeable, nobody]);
  }

  /** Takes a name that the run thought of as its own. */
  name(value: string): string {
    this.#own.add(value);
    return value;
  }

  /** The first parameter in the path of a write that names something foreign; undefined where the run may write. */
  foreignIn({ parameters }: Sample): ForeignResource | undefined {
    const foreign = parameters.find(
      ({ in: place, value, shape }) => place === 'path' && !shape.enumerated && value !== undefined && !this.#own.has(value),
    );
    return foreign && { name: foreign.name, value: foreign.value ?? '' };
  }

  /** Learns from a write that succeeded what it made: ids that its answer names and that nobody sent, and the end of its `Location`. */
  learn(operation: string, { request, answer }: Exchange): void {
    const steps = request.path.split('/').map((step) => decodeURIComponent(step));
    if (request.method === 'DELETE') this.#left = this.#left.filter(({ ids }) => !ids.some((id) => steps.includes(id)));
    if (request.method !== 'POST' && answer.status !== 201) return;
    const sent = new Set([...steps, ...scalarsIn(parsed(request.body))]);
    const location = answer.headers.get('location')?.split('/').at(-1);
    const ids = [...idsOf(parsed(answer.body)), ...(location ? [location] : [])].filter((id) => !sent.has(id));
    for (const id of ids) this.#own.add(id);
    // Other answers name things, too, that were there before.
    if (answer.status === 201 && ids.length > 0) this.#left = [...this.#left, { operation, ids }];
  }

  /** What was made and not deleted again, in words. */
  get left(): string[] {
    return this.#left.map(({ operation, ids }) => `${operation} ${ids[0]}`);
  }
}
