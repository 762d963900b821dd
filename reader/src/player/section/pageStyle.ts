import { annotationCss, defaultRealm, tokenSet } from '@realmkit/design-system';

/** The ids of the style elements of the reader in a page. */
export const pageStyleIds = { order: 'realmkit-order', layout: 'realmkit-layout', reading: 'realmkit-reading' } as const;

/**
 * The style of a page of fixed layout, which stays as it was drawn; the results of a search and the text that is read aloud have the colours of the
 * system, and highlights those of a white page.
 */
export const fixedLayout = `
:root{overflow:hidden!important;margin:0;padding:0}body{margin:0}
::highlight(realmkit-found){background-color:Mark;color:MarkText}
::highlight(realmkit-found-current){background-color:Highlight;color:HighlightText}
[data-rk-found]{outline:2px dashed CanvasText!important}
[data-rk-found=current]{outline:4px solid Highlight!important}
::highlight(realmkit-spoken){background-color:Mark;color:MarkText}
::highlight(realmkit-spoken-word){background-color:Highlight;color:HighlightText}
${annotationCss(tokenSet(defaultRealm, 'default', 'light'))}
`;
