/** The address of an external panel as a link from this origin: on the panel's own host it is a path like any other. */
export function panelAddress(panel: string | undefined, origin: string): string | undefined {
  if (panel === undefined) return undefined;
  const address = new URL(panel);
  return address.origin === origin ? address.pathname + address.search : panel;
}

/** Whether a page of this origin is on the host of the external panel. */
export const isPanelHost = (panel: string | undefined, origin: string): boolean => panel !== undefined && new URL(panel).origin === origin;
