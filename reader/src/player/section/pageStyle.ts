import { annotationCss, defaultRealm, markLayer, systemMarks, tokenSet } from '@realmkit/design-system';

/** The ids of the style elements of the reader in a page. */
export const pageStyleIds = { order: 'realmkit-order', layout: 'realmkit-layout', reading: 'realmkit-reading' } as const;

/**
 * The style of a page of fixed layout, which stays as it was drawn; the results of a search and the text that is read aloud have the colours of the
 * system, and highlights those of a white page.
 */
export const fixedLayout = `
:root{overflow:hidden!important;margin:0;padding:0}body{margin:0}
${systemMarks}
${markLayer('light')}
${annotationCss(tokenSet(defaultRealm, 'default', 'light'), 'light')}
`;
