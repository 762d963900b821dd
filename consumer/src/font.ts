// Requested by the script when it starts: preloaded by the page, the font would delay the script by 0.25 s on a slow network. The fallback font
// has the same metrics, so a late font causes no layout shift.
// Not reported: a font that does not load is replaced by another.
document.fonts.load('1em Inter').catch(() => undefined);
