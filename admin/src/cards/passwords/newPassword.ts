// Letters and digits that are hard to confuse with others, in any of the eight languages, on paper or on a keyboard.
const consonants = 'bdfghkmnprtv';
const vowels = 'aeou';
const digits = '23456789';

/** Returns one of the letters, each with the same probability. */
function oneOf(letters: string): string {
  const fair = Math.floor(256 / letters.length) * letters.length;
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) return letters.charAt(byte % letters.length);
  }
}

const syllable = () => oneOf(consonants) + oneOf(vowels);

/** Generates a password that a child can read and type, such as `tofa-mepu-4729`: 34 random bits, enough for a service that limits failed attempts. */
export function newPassword(): string {
  const number = Array.from({ length: 4 }, () => oneOf(digits)).join('');
  return `${syllable()}${syllable()}-${syllable()}${syllable()}-${number}`;
}
