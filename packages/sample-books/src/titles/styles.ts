/** The style of the narrated fragment, in light and dark. */
const active = [
  '.-epub-media-overlay-active { background-color: #ffe3a1; color: #2b2233; border-radius: 0.2em; }',
  '@media (prefers-color-scheme: dark) { .-epub-media-overlay-active { background-color: #5a4310; color: #fff3dd; } }',
].join('\n');

/** The style of reflowable books: text first, pictures as wide as the column, colours left to the reader. */
export const flowing = [
  'body { margin: 0; padding: 0 0.2em; line-height: 1.6; font-family: Georgia, "Noto Serif", serif; }',
  'h1 { font-size: 1.5em; line-height: 1.25; margin: 0.4em 0 0.8em; font-weight: 600; }',
  'p { margin: 0 0 0.8em; widows: 2; orphans: 2; }',
  'img.picture { display: block; width: 100%; max-width: 40em; height: auto; margin: 0 auto 1.2em; border-radius: 0.6em; break-inside: avoid; }',
  active,
].join('\n');

/** Returns the style of fixed-layout books: the picture fills the page, the words stand on a band of paper. */
export const fixed = (width: number, height: number, fontSize: number): string =>
  [
    `html, body { margin: 0; padding: 0; width: ${width}px; height: ${height}px; overflow: hidden; }`,
    'body.fixed section { position: relative; width: 100%; height: 100%; }',
    'body.fixed img.picture { position: absolute; left: 0; top: 0; width: 100%; max-width: none; height: 100%; margin: 0; border-radius: 0; }',
    `body.fixed .words { position: absolute; left: 6%; right: 6%; bottom: 5%; padding: 14px 26px; box-sizing: border-box; border-radius: 18px; background: #fff3dd; color: #2b2233; font: ${fontSize}px/1.4 Georgia, "Noto Serif", "Noto Naskh Arabic", serif; text-align: center; }`,
    'body.fixed .words:empty, body.silent .words { display: none; }',
    'body.fixed .words p { margin: 0; }',
    `body.fixed .words h1 { margin: 0; font-size: ${Math.round(fontSize * 1.5)}px; line-height: 1.2; }`,
    'body.above .words { bottom: auto; top: 5%; }',
    'body.fixed .-epub-media-overlay-active { background-color: #ffd66b; color: #2b2233; border-radius: 6px; }',
  ].join('\n');
