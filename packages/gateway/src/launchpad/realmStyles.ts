import { brandColours, realms } from '@realmkit/mock-server';

/** The colours of the realms, for the cards that lead to them. */
export const realmStyles = realms
  .map((realm) => {
    const { bar, onLight, onDark } = brandColours[realm];
    return `[data-realm="${realm}"] { --bar: ${bar}; --accent: light-dark(${onLight}, ${onDark}); }\n`;
  })
  .join('');
