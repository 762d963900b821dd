/** The size of a page of fixed layout, in CSS px. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

const positive = (text: string | null | undefined): number | undefined => {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) && value > 0 ? value : undefined;
};

/** Parses the content of a viewport meta, whose entries are separated by commas, semicolons or blanks; of repeated names the first one counts. */
export function viewportSize(content: string): PageSize | undefined {
  const entries = [...content.matchAll(/(width|height)\s*=\s*([^\s,;]+)/gi)];
  const of = (name: string) => positive(entries.find(([, key]) => key?.toLowerCase() === name)?.[2]);
  const width = of('width');
  const height = of('height');
  return width && height ? { width, height } : undefined;
}

/** Returns the declared size of a page: by its viewport meta, or by the view box of its SVG. */
export function pageSize(document: Document): PageSize | undefined {
  for (const meta of document.querySelectorAll('meta[name="viewport" i]')) {
    const size = viewportSize(meta.getAttribute('content') ?? '');
    if (size) return size;
  }
  const drawing = document.querySelector('body > svg, svg');
  const box =
    drawing
      ?.getAttribute('viewBox')
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const width = positive(box[2]) ?? positive(drawing?.getAttribute('width'));
  const height = positive(box[3]) ?? positive(drawing?.getAttribute('height'));
  return width && height ? { width, height } : undefined;
}
