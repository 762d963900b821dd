import { annotationCss, defaultRealm, markLayer, systemMarks, tokenSet } from '@realmkit/design-system';

/** The ids of the style elements of the reader in a page. */
export const pageStyleIds = { order: 'realmkit-order', layout: 'realmkit-layout', reading: 'realmkit-reading' } as const;

/** Marks a frame of a document within a page that has more below. */
export const moreMark = 'data-rk-more';

/** The rules for the frames of documents within a page: none is larger than the screen, in which it scrolls itself, and fades where there is more. */
export const nestedFrames = `iframe[${moreMark}]{-webkit-mask-image:linear-gradient(#000 calc(100% - 3em),transparent);mask-image:linear-gradient(#000 calc(100% - 3em),transparent)}
iframe{max-width:100%!important;max-height:calc(var(--rk-height,100vh) - 1em)!important;box-sizing:border-box;border:0;break-inside:avoid}`;

/** The style of a document within a page, which scrolls in its frame. */
export const nestedLayout = `
:root{overflow:auto;overscroll-behavior:contain;margin:0}
body{margin:0;padding:.5em;overflow-wrap:break-word}
img,svg,video{max-width:100%}img:not([width]),video{height:auto}
pre{white-space:pre-wrap}
${nestedFrames}`;

/**
 * The style of a page of fixed layout, which stays as it was drawn; the results of a search and the text that is read aloud have the colours of the
 * system, and highlights those of a white page.
 */
export const fixedLayout = `
:root{overflow:hidden!important;margin:0;padding:0}body{margin:0}
[data-rk-found]{outline:2px dashed CanvasText!important}
[data-rk-found=current]{outline:4px solid Highlight!important}
${systemMarks}
${markLayer('light')}
${annotationCss(tokenSet(defaultRealm, 'default', 'light'), 'light')}
`;
