import { readerLayer } from '@realmkit/design-system/derived/readerCss.ts';
import { awayMark } from './awayText.ts';
import { crossMark } from './boxes/crossBoxes.ts';
import { layerMark } from './boxes/layeredBoxes.ts';
import { tallMark } from './boxes/tallBoxes.ts';
import { fitMark, wideMark } from './boxes/wideTables.ts';
import { startMark } from './emptyStart.ts';

const blocks = 'p,div,section,article,aside,header,footer,main,nav,blockquote,ul,ol,dl,dt,dd,figure,pre,h1,h2,h3,h4,h5,h6';

/**
 * The rules for text in columns and in one column. A block of a fixed width would lie over the text of the next column, or be cut off. The text of forms
 * follows the text around it, where browsers give it a size of its own.
 */
const anyText = `:where(${blocks}){max-width:100%}
${blocks}{min-width:0!important}
:where(button,input,select,textarea){font-size:1em}
:root{scroll-behavior:auto!important}
@layer ${readerLayer}{
[${fitMark}],[${fitMark}] :is(table,colgroup,col,tr,td,th,${blocks}){width:auto!important;min-width:0!important}
[${fitMark}],[${fitMark}] :not(pre,pre *){white-space:normal!important}
[${fitMark}]{table-layout:auto!important;max-width:100%!important;margin-inline:auto!important}
[${fitMark}~=text]{font-size:var(--rk-small)!important}
[${fitMark}~=words] :is(td,th){overflow-wrap:anywhere!important;min-width:3em!important}
[${fitMark}=cells],[${fitMark}=cells] :is(thead,tbody,tfoot,tr,td,th,caption){display:block!important;block-size:auto!important}
[${fitMark}=cells] tr{margin-block-end:1em!important}
[${fitMark}=cells] :is(td,th){padding-block:0!important}
}`;

/**
 * The style of a reflowable page in columns of the frame's own width: a screen is one frame wide, whatever its number of columns, so a turn
 * scrolls by exactly one frame. The stage sets `--rk-width`, `--rk-height`, `--rk-columns` and `--rk-gutter`, because the frame's own
 * viewport follows its size late. A pinch changes the text size, so browser zoom is
 * disabled; a fixed page keeps it.
 */
export const reflowableLayout = `
:root{display:block!important;position:static!important;box-sizing:border-box!important;margin:0!important;padding:0!important;border:0!important;width:var(--rk-width,100vw)!important;height:var(--rk-height,100vh)!important;min-height:0!important;max-height:none!important;overflow:hidden!important;column-width:calc(var(--rk-width,100vw) / var(--rk-columns,1))!important;column-gap:0!important;column-fill:auto!important;column-rule:none!important;-webkit-text-size-adjust:100%;text-size-adjust:100%;touch-action:pan-x pan-y!important}
:root[data-rk-vertical]{column-width:var(--rk-height,100vh)!important;direction:ltr!important}
${['vertical-rl', 'vertical-lr'].map((mode) => `:root[data-rk-vertical=${mode}],:root[data-rk-vertical=${mode}] body{writing-mode:${mode}!important}`).join('\n')}
body{box-sizing:border-box!important;margin:0!important;padding-block:0!important;padding-inline:var(--rk-gutter,32px)!important;border:0!important;width:auto!important;min-width:0!important;max-width:none!important;height:auto!important;min-height:0!important;max-height:none!important;position:static!important;float:none!important;columns:auto!important;overflow:visible!important;transform:none!important;overflow-wrap:break-word}
:root::after{content:""!important;display:block!important;visibility:hidden!important;position:absolute!important;inset-block-start:0!important;inset-inline-start:inherit!important;width:1px!important;height:1px!important}
img,svg,video,canvas,object{max-width:100%!important;max-height:calc(var(--rk-height,100vh) - 1em)!important;object-fit:contain;break-inside:avoid;box-sizing:border-box}
img:not([width]),video{height:auto}
:root[data-rk-picture] :is(img,svg,video,canvas,object){display:block;margin-inline:auto!important}
table{max-width:100%}
table[${wideMark}]{display:block!important;box-sizing:border-box!important;width:auto!important;max-width:100%!important;max-height:calc(100vh - 1em)!important;overflow:auto!important;overscroll-behavior:contain}
:is(h1,h2,h3,h4,h5,h6)+table[${wideMark}]{max-height:calc(100vh - 8em)!important}
pre{white-space:pre-wrap}
${anyText}
@layer ${readerLayer}{
[${tallMark}]{overflow:visible!important;block-size:auto!important;max-block-size:none!important;float:none!important;columns:auto!important;contain:none!important}
${['block', 'flex', 'grid'].map((display) => `[${tallMark}~=${display}]{display:${display}!important}`).join('\n')}
[${tallMark}~=rows],[${tallMark}~=rows] :is(thead,tbody,tfoot,caption,td,th){display:block!important;block-size:auto!important}
[${tallMark}~=rows] tr{display:flex!important;block-size:auto!important}
[${tallMark}~=rows] :is(td,th){flex:var(--rk-cell,1) 1 0!important;min-width:0!important}
[${tallMark}~=placed]{position:relative!important;inset:auto!important}
[${awayMark}~=indent]{text-indent:-9999999px!important}
[${awayMark}~=placed]{inset-inline:-9999999px auto!important}
[${crossMark}]{writing-mode:inherit!important}
[${layerMark}]{filter:none!important;-webkit-backdrop-filter:none!important;backdrop-filter:none!important;will-change:auto!important;transform:none!important;rotate:none!important;animation:none!important}
[${layerMark}~=placed]{position:relative!important;inset:auto!important}
[${layerMark}~=animated]{opacity:1!important}
}
h1,h2,h3,h4,h5,h6{break-after:avoid}
h1,h2,h3,h4,h5,h6,figure,tr,dt{break-inside:avoid}
[${startMark}=around]{margin-block-start:0!important;padding-block-start:0!important;border-block-start:0!important;break-before:auto!important;break-after:auto!important}
:is(h1,h2,h3,h4,h5,h6)[${startMark}=around]+:is(img,svg,video){max-height:max(var(--rk-height,100vh)/2,var(--rk-height,100vh) - 5em)!important}
[${startMark}=before]{position:absolute!important}
p,li{orphans:2;widows:2}
`;

/** The style of a reflowable page as one long scrolling column. */
export const scrolledLayout = `
:root{box-sizing:border-box!important;margin:0!important;border:0!important;overflow:hidden auto!important;overflow-anchor:none;overscroll-behavior:contain}
body{box-sizing:border-box!important;margin:0 auto!important;padding:max(1rem,44px) var(--rk-gutter,32px) max(min(3rem,20vh),44px)!important;max-width:calc(36*16px*var(--rk-text-scale,1.5) + 2*var(--rk-gutter,32px))!important;overflow-wrap:break-word}
img,svg,video,canvas{max-width:100%!important;object-fit:contain;box-sizing:border-box}
:where(img,video){height:auto}
table[${wideMark}]{display:block!important;width:auto!important;max-width:100%!important;overflow:auto hidden!important}
pre{white-space:pre-wrap}
${anyText}
`;

/** The style of a page that is too large for columns: vertical lines, which are read by screens, are horizontal. */
export const largeLayout = `${scrolledLayout}@layer ${readerLayer}{:root,body,body *{writing-mode:horizontal-tb!important}}`;
