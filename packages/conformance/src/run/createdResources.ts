import { bodyJson, type Exchange } from '../exchange.ts';
import { nonexistentId } from '../negatives/badCalls.ts';
import type { Sample } from '../negatives/sample.ts';

/** A path parameter of a write that names a resource which the run did not create. */
export interface ForeignResource {
  readonly name: string;
  readonly value: string;
}

/** Returns the texts and numbers within a value, up to a depth of 6. */
function scalarsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null && depth < 6 ? Object.values(value).flatMap((one) => scalarsIn(one, depth + 1)) : [];
}

/** Returns the ids that a response body gives to its resource, or to the resources in its `data`. */
function idsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const things: unknown = 'data' in value ? value.data : value;
  return [things]
    .flat()
    .flatMap((thing) =>
      Object.entries(Object(thing)).flatMap(([name, one]) => (/id$/i.test(name) && typeof one !== 'object' ? [String(one)] : [])),
    );
}

/** The resources that a run may write to: those that it has proved to be its own, and the fixtures that it may change. */
export class CreatedResources {
  readonly #own: Set<string>;
  #left: readonly { readonly operation: string; readonly ids: readonly string[] }[] = [];

  /** Starts with the values of the changeable fixtures and the nonexistent id. */
  constructor(changeable: Iterable<string>) {
    this.#own = new Set([...changeable, nonexistentId]);
  }

  /** Adds a name that the run generated, or the id of what it has proved to be new. */
  addName(value: string): string {
    this.#own.add(value);
    return value;
  }

  /** Returns the first path parameter of a write that names a foreign resource, or undefined if the run may write. */
  foreignIn({ parameters }: Sample): ForeignResource | undefined {
    const foreign = parameters.find(
      ({ in: place, value, shape }) => place === 'path' && !shape.enumerated && value !== undefined && !this.#own.has(value),
    );
    return foreign && { name: foreign.name, value: foreign.value ?? '' };
  }

  /** Takes a name back that was proved to be somebody else's. */
  drop(value: string): void {
    this.#own.delete(value);
  }

  /** Notes what a successful write says that it has created: new ids in its response body, and the end of its `Location`. That makes nothing the run's own. */
  note(operation: string, { request, response }: Exchange): void {
    const steps = request.path.split('/').map((step) => decodeURIComponent(step));
    if (request.method === 'DELETE') this.#left = this.#left.filter(({ ids }) => !ids.some((id) => steps.includes(id)));
    if (response.status !== 201) return;
    const sent = new Set([...steps, ...scalarsIn(bodyJson(request.body))]);
    const location = response.headers.get('location')?.split('/').at(-1);
    const ids = [...idsOf(bodyJson(response.body)), ...(location ? [location] : [])].filter((id) => !sent.has(id));
    if (ids.length > 0) this.#left = [...this.#left, { operation, ids }];
  }

  /** Returns whether the run made up an id, proved it to be new, or may change it. */
  has(value: string): boolean {
    return this.#own.has(value);
  }

  /** Returns whether a creation has answered an id whose thing is not deleted. */
  leaves(value: string): boolean {
    return this.#left.some(({ ids }) => ids.includes(value));
  }

  /** The resources that were created and not deleted, as text. */
  get left(): string[] {
    return this.#left.map(({ operation, ids }) => `${operation} ${ids[0]}`);
  }
}
