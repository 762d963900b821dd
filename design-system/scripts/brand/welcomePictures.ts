import { realmIdentities } from '../../src/realm/identities.ts';
import { defaultRealm } from '../../src/realm/Realm.ts';
import { spotShapes } from '../../src/spots/spotShapes.ts';
import { cssVariable } from '../../src/tokens/cssVariable.ts';
import { cssValue } from '../tokens/cssValue.ts';
import type { TokenResolver } from '../tokens/resolver.ts';
import type { Picture } from './pictures.ts';

/** Draws the picture of a welcome as files, light and dark, for pages without the tokens: the launchpad. */
export function welcomePictures(resolver: TokenResolver): Picture[] {
  const { logo } = realmIdentities[defaultRealm];
  return [
    { name: 'welcome.svg', scheme: 'light' },
    { name: 'welcome-on-dark.svg', scheme: 'dark' },
  ].map(({ name, scheme }) => {
    const tokens = resolver.resolve({ realm: defaultRealm, theme: 'default', scheme });
    const shapes = [...tokens]
      .filter(([path]) => path.startsWith('color.picture.'))
      .reduce((drawn, [path, token]) => drawn.replaceAll(`var(${cssVariable(path)})`, cssValue(token)), spotShapes.welcome());
    return {
      path: logo.replace('logo.svg', name),
      svg: `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180" viewBox="0 0 240 180">${shapes}</svg>`,
    };
  });
}
