// Asked for by the script as it starts: preloaded by the page, the font would take a quarter of a second of a slow network from the script, and
// until the first paint there is time for it. A text's fallback has its measures, so a font that comes late moves nothing.
document.fonts.load('1em Inter').catch(() => undefined);
