/** The least width of each class of screens, in px. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1366 } as const;
