import { brandColours, brandFaces, brandRadii, displayFaceFiles, motifs, motifUrl, type Realm, realms } from '../../../database/realms.ts';

function brandRule(realm: Realm): string {
  const { bar, onLight, onDark } = brandColours[realm];
  const { control, button, card } = brandRadii[realm];
  return `[data-realm='${realm}'] { --realm: light-dark(${onLight}, ${onDark}); --bar: ${bar}; --control: ${control}; --button: ${button}; --card: ${card}; --face: '${brandFaces[realm]}'; --motif: ${motifUrl(motifs[realm])}; }`;
}

/** The file of the face of texts, below `/fonts/`. */
export const textFaceFile = 'inter-latin-wght-normal.woff2';

/** The faces come from the host of the page, in the gateway; a face that comes late waits for the next page, so that nothing moves. */
const faceRule = (family: string, file: string, weights: string): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weights}; font-display: optional; src: url(/fonts/${file}) format('woff2'); }`;

/** The style sheet of the sign-in page. The ring of a chosen method is around its tile, so it never covers the label. */
export const identityStyles = `${faceRule('Inter', textFaceFile, '100 900')}
${Object.entries(displayFaceFiles)
  .map(([family, file]) => faceRule(family, file, '500 800'))
  .join('\n')}
:root { color-scheme: light dark; --ground: light-dark(#f4f5f9, #12131c); --sheet: light-dark(#fff, #1c1e2b); --text: light-dark(#1d2129, #ececf4); --line: light-dark(#767c89, #8d94a3); --realm: var(--text); --bar: #2b2f3a; --control: 8px; --button: 8px; --card: 12px; --face: Inter; }
${realms.map(brandRule).join('\n')}
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 Inter, system-ui, 'Segoe UI', sans-serif; }
header { position: relative; overflow: hidden; padding: 1.5rem 1rem 5rem; background: var(--bar); }
header::before { content: ''; position: absolute; inset: 0; background: rgb(255 255 255 / 0.16); mask: linear-gradient(to right, #000, #0000 30%, #0000 70%, #000), var(--motif, none); mask-composite: intersect; }
header svg { position: relative; display: block; height: auto; max-width: 100%; margin: 0 auto; }
main { position: relative; box-sizing: border-box; width: calc(100% - 2rem); max-width: 36rem; margin: -3.5rem auto 2rem; padding: 1.5rem clamp(1rem, 5vw, 2.5rem) 2.5rem; border-radius: var(--card); background: var(--sheet); box-shadow: 0 2px 16px rgb(0 0 0 / 0.14); }
h1 { margin: 0 0 0.5rem; font: 650 1.75rem/1.25 var(--face), Inter, system-ui, sans-serif; letter-spacing: -0.015em; }
h2 { margin: 2rem 0 0.25rem; font-size: 1.125rem; }
a { color: var(--realm); }
label { display: block; margin: 1rem 0 0.25rem; font-weight: 600; }
input { box-sizing: border-box; width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: var(--control); background: var(--sheet); color: inherit; font: inherit; }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid var(--realm); border-radius: var(--button); font: inherit; font-weight: 600; cursor: pointer; background: var(--realm); color: var(--sheet); }
fieldset { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr)); gap: 0.625rem; min-width: 0; margin: 1.25rem 0 0; padding: 0; border: 0; }
fieldset p { grid-column: 1 / -1; margin: 0; }
legend { padding: 0; font-weight: 600; }
fieldset label { box-sizing: border-box; display: flex; align-items: center; gap: 0.625rem; min-width: 0; min-height: 3.25rem; margin: 0; padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: var(--control); font-weight: 500; line-height: 1.25; overflow-wrap: anywhere; cursor: pointer; }
fieldset label:has(:checked) { border-color: var(--realm); box-shadow: inset 0 0 0 1px var(--realm); }
fieldset label:has(:focus-visible) { outline: 3px solid var(--realm); outline-offset: 2px; }
fieldset svg { flex: none; color: var(--realm); }
fieldset input { flex: none; width: 1.25rem; min-height: 1.25rem; margin: 0; accent-color: var(--realm); }
form > button { margin-top: 1.25rem; width: 100%; }
ul { list-style: none; margin: 0.75rem 0 0; padding: 0; display: grid; gap: 0.5rem; }
li button { width: 100%; border-radius: var(--control); text-align: start; background: transparent; color: var(--realm); }
li button span { display: block; font-weight: 400; color: var(--text); }
[role='alert'] { margin: 1rem 0 0; padding: 0.75rem 1rem; border-inline-start: 0.25rem solid light-dark(#b3261e, #ffb4ab); }
:focus-visible { outline: 3px solid var(--realm); outline-offset: 2px; }
fieldset input:focus-visible { outline: none; }
@media (forced-colors: active), print { header::before { display: none; } }
@media (forced-colors: active) { fieldset label:has(:checked) { outline: 2px solid Highlight; } }
`;
