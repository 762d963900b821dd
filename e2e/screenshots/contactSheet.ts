import type { Browser } from 'playwright';

/** A picture with its caption. */
export interface Picture {
  readonly caption: string;
  readonly jpeg: Buffer;
}

/** Lays pictures of one size out in rows of `columns`, each with its caption, and returns the sheet as JPEG. */
export async function contactSheet(browser: Browser, pictures: readonly Picture[], columns: number, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 400 } });
  const figures = pictures.map(
    ({ caption, jpeg }) =>
      `<figure><img src="data:image/jpeg;base64,${jpeg.toString('base64')}"><figcaption>${caption}</figcaption></figure>`,
  );
  await page.setContent(`<!doctype html><style>
body{margin:0;padding:24px;background:#fff;display:grid;grid-template-columns:repeat(${columns},1fr);gap:20px;font:14px system-ui;color:#333}
figure{margin:0}img{display:block;width:100%;border-radius:6px;outline:1px solid #ddd}figcaption{padding-top:6px;text-align:center}
</style>${figures.join('')}`);
  const sheet = await page.screenshot({ type: 'jpeg', quality: 82, fullPage: true });
  await page.close();
  return sheet;
}
