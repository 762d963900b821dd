// Letters and digits that nobody takes for others, in any of the eight languages, on paper or on a keyboard.
const consonants = 'bdfghkmnprtv';
const vowels = 'aeou';
const digits = '23456789';

/** One of some letters, each as likely as any other. */
function oneOf(letters: string): string {
  const fair = Math.floor(256 / letters.length) * letters.length;
  for (;;) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) return letters.charAt(byte % letters.length);
  }
}

const syllable = () => oneOf(consonants) + oneOf(vowels);

/** A password that a child can read and type, such as `tofa-mepu-4729`: 34 bits by chance, which is plenty where a service counts wrong tries. */
export function newPassword(): string {
  const number = Array.from({ length: 4 }, () => oneOf(digits)).join('');
  return `${syllable()}${syllable()}-${syllable()}${syllable()}-${number}`;
}
