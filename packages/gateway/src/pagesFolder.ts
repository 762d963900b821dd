/** The folder of the built scripts and styles of the gateway's own pages, from the root. */
export const pagesFolder = 'packages/gateway/dist/pages';
