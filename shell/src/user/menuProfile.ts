/** Something of the profile's menu, and whether this user has it (admin §3). */
export interface MenuAction {
  readonly id: string;
  readonly status: { readonly active: boolean };
}

/**
 * Whether logging out is offered (admin §6): not where the profile's menu says that ViewLogOut is off. As long as that is not known, it is:
 * nobody is kept in because a service is away.
 */
export const mayLogOut = (menu: readonly MenuAction[] | undefined): boolean =>
  menu?.find(({ id }) => id === 'ViewLogOut')?.status.active ?? true;
