/**
 * Requests the fonts of the realm before the first render, which would request them later. Earlier, on a slow network, they would delay the page's
 * script: the fallback font has the same metrics, so a late font shifts nothing.
 */
export function requestFonts(): void {
  // The face of headings; the family names that of texts next, so both are loaded.
  const faces = getComputedStyle(document.documentElement).getPropertyValue('--rk-font-family-display');
  // Not reported: a font that does not load is replaced by another.
  document.fonts?.load(`650 1em ${faces}`).catch(() => undefined);
}
