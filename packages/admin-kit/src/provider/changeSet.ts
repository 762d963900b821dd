import { ServiceError } from '@realmkit/openapi';
import type { Identifier } from 'ra-core';
import type { ResourceDeclaration } from '../resources/defineResource.ts';
import { type GenericClient, send } from './send.ts';

/** A change of a set that is saved as a whole. */
export interface SetChange<Member> {
  /** Whose set it is. */
  readonly id: Identifier;
  /** The members that join, or take the place of those that are the same. */
  readonly add?: readonly Member[];
  readonly remove?: readonly Member[];
}

/** How often a change is merged anew because somebody else has changed the set in between. */
const attempts = 5;

/**
 * Changes a set that its contract saves as a whole, so that two administrators never undo each other: the change is merged into the present set, and
 * with an ETag the service refuses it if the set has changed in between (412); then it is merged again.
 */
export async function changeSet(
  client: GenericClient,
  set: NonNullable<ResourceDeclaration['set']>,
  { id, add = [], remove = [] }: SetChange<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { body, etag } = await send(client, { call: set.read, answer: set.answer }, set.readRequest({ id }));
    const others = set.members(body).filter((member) => ![...add, ...remove].some((changed) => set.isSame(member, changed)));
    const request = set.writeRequest({ id, members: [...others, ...add] });
    try {
      await send(client, { call: set.write }, { ...request, ...(etag !== undefined && { header: { 'If-Match': etag } }) });
      return;
    } catch (error) {
      if (!(error instanceof ServiceError && error.status === 412) || attempt === attempts) throw error;
    }
  }
}
