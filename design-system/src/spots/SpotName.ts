/** The small pictures of states: what each is for. */
export const spotNames = ['empty', 'nothing-found', 'offline', 'failed', 'not-found', 'done', 'no-tasks', 'welcome'] as const;

/** The name of a small picture. */
export type SpotName = (typeof spotNames)[number];
