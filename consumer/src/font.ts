// Requested by the script when it starts: preloaded by the page, the font would delay the script by 0.25 s on a slow network. The fallback font
// has the same metrics, so a late font causes no layout shift.
// The realm's face of headings names Inter next, so both are loaded.
const faces = getComputedStyle(document.documentElement).getPropertyValue('--rk-font-family-display');
// Not reported: a font that does not load is replaced by another.
document.fonts.load(`650 1em ${faces}`).catch(() => undefined);
