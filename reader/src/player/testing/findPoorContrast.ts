/** A text whose contrast to its ground is too low. */
export interface PoorContrast {
  readonly text: string;
  /** The path of its elements. */
  readonly path: string;
  /** The contrast ratio; 0 if the text stands on a picture. */
  readonly ratio: number;
}

/** What is walked. */
export interface ContrastOptions {
  /** The document; by default the one that the function runs in. */
  readonly content?: Document;
  /** The name of a highlight that marks all texts; without one they are unmarked. */
  readonly mark?: string;
}

/**
 * Walks all text nodes of a document and returns those whose contrast to their ground is under 4.5. Text in a drawing belongs to the picture.
 * The function is complete in itself, because a browser may run it in the frame of a page.
 */
export function findPoorContrast({ content = document, mark }: ContrastOptions = {}): PoorContrast[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const view = content.defaultView;
  if (!view) return [];
  const parse = (text: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = [...text.matchAll(/[\d.]+(?:e-?\d+)?/g)].map(([number]) => Number(number));
    if (text.startsWith('color(srgb ')) return [red * 255, green * 255, blue * 255, alpha];
    if (!text.startsWith('rgb')) throw new Error(`The colour ${text} is not one of sRGB`);
    return [red, green, blue, alpha];
  };
  const over = ([red, green, blue, alpha]: Colour, ground: Colour): Colour => {
    const mixed = (top: number, below: number) => top * alpha + below * (1 - alpha);
    return [mixed(red, ground[0]), mixed(green, ground[1]), mixed(blue, ground[2]), 1];
  };
  const luminance = ([red, green, blue]: Colour): number => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: Colour, other: Colour): number => {
    const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first);
    return (light + 0.05) / (dark + 0.05);
  };
  const ancestors = (element: Element): Element[] => (element.parentElement ? [element, ...ancestors(element.parentElement)] : [element]);
  const isDrawing = (element: Element) =>
    element.localName === 'svg' && element.querySelector('path, rect, circle, ellipse, line, polygon, polyline, use, image') !== null;
  /** The ground of an element; undefined if it is a picture. */
  const groundOf = (chain: readonly Element[]): Colour | undefined => {
    const layers: Colour[] = [];
    for (const element of chain) {
      const style = view.getComputedStyle(element);
      if (style.backgroundImage !== 'none') return undefined;
      const colour = parse(style.backgroundColor);
      layers.push(colour);
      if (colour[3] === 1) break;
    }
    return layers.reduceRight<Colour>((ground, layer) => over(layer, ground), [255, 255, 255, 1]);
  };
  const poor: PoorContrast[] = [];
  const walker = content.createTreeWalker(content.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const parent = node.parentElement;
    if (!text || !parent || parent.closest('style, script, title, desc, option')) continue;
    const chain = ancestors(parent);
    if (chain.some(isDrawing)) continue;
    const style = view.getComputedStyle(parent);
    const range = content.createRange();
    range.selectNodeContents(node);
    if (style.visibility !== 'visible' || ![...range.getClientRects()].some(({ width, height }) => width > 0 && height > 0)) continue;
    const isSvg = parent.namespaceURI === 'http://www.w3.org/2000/svg';
    const marked = mark === undefined ? undefined : view.getComputedStyle(parent, `::highlight(${mark})`);
    const ofText = marked ?? style;
    // In Chromium the letters of an SVG keep their own colour in a highlight, whatever its computed style says.
    const ink = parse(isSvg ? style.fill : ofText.getPropertyValue('-webkit-text-fill-color') || ofText.color);
    const opacity = chain.reduce((share, element) => share * Number(view.getComputedStyle(element).opacity), 1);
    const below = groundOf(chain);
    const ground = marked ? over(parse(marked.backgroundColor), below ?? [255, 255, 255, 1]) : below;
    const ratio = ground ? contrast(over([ink[0], ink[1], ink[2], ink[3] * opacity], ground), ground) : 0;
    const path = chain.map((element) => [element.localName, ...element.classList].join('.')).reverse();
    if (ratio < 4.5) poor.push({ text: text.slice(0, 60), path: path.join(' > '), ratio: Math.round(ratio * 100) / 100 });
  }
  return poor;
}
