import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The texts that the first screen needs: the shell's and this app's own. */
const firstTexts = /\/(?:shell|consumer)\/src\/locales\/([\w-]+)\.json$/;

/** Where the first texts of each locale lie. */
function addresses(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const byLocale: Record<string, string[]> = {};
  for (const file of Object.values(bundle)) {
    const locale = file.type === 'chunk' && file.moduleIds.map((id) => firstTexts.exec(id)?.[1]).find(Boolean);
    if (locale) byLocale[locale] = [...(byLocale[locale] ?? []), `/${file.fileName}`];
  }
  return byLocale;
}

/** Asks for the texts in the language that was chosen on this origin, else in the realm's, which realm.js has put on the page. */
const script = (texts: Record<string, string[]>): string => `(() => {
  const texts = ${JSON.stringify(texts)};
  let chosen;
  try {
    chosen = localStorage.getItem('realmkit-locale');
  } catch {}
  for (const href of texts[chosen] ?? texts[document.documentElement.lang] ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
})();
`;

const realmScript = /<script\s+src="\/realm\.js"><\/script>/;

/** Lets the first texts load beside the app's script instead of after it: only the browser knows in which language. */
export const earlyTexts: Plugin = {
  name: 'early-texts',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const source = script(addresses(bundle));
      const fileName = `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName, source });
      const page = bundle['index.html'];
      const written = page?.type === 'asset' ? Buffer.from(page.source).toString() : '';
      if (page?.type !== 'asset' || !realmScript.test(written)) throw new Error('index.html does not load realm.js');
      page.source = written.replace(realmScript, (realm) => `${realm}\n    <script src="/${fileName}"></script>`);
    },
  },
};
