/** Returns the href of an external panel from this origin: a path on the panel's own host, otherwise its URL. */
export function panelHref(panel: string | undefined, origin: string): string | undefined {
  if (panel === undefined) return undefined;
  const url = new URL(panel);
  return url.origin === origin ? url.pathname + url.search : panel;
}

/** Returns whether a page of this origin is on the host of the external panel. */
export const isPanelHost = (panel: string | undefined, origin: string): boolean => panel !== undefined && new URL(panel).origin === origin;
