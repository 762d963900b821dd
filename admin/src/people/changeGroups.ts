import type { PanelDataProvider } from '../resources/usePanelDataProvider.ts';

/** The groups that a person joins and leaves. */
export interface GroupsChange {
  readonly join?: number | undefined;
  readonly leave?: number | undefined;
}

/** Adds a person to a group, or removes them from one; the groups that another admin has changed meanwhile stay as they are. */
export async function changeGroups(provider: PanelDataProvider, userId: number, { join, leave }: GroupsChange): Promise<void> {
  // The call replaces all groups of a person, and those on the screen may be minutes old.
  const { data } = await provider.getList('personGroups', { filter: { userId } });
  const others = data.map(({ id }) => id).filter((id) => id !== join && id !== leave);
  await provider.update('personGroups', { id: userId, data: { data: join === undefined ? others : [...others, join] } });
}
