/** A voice of the device. */
export type Voice = Pick<SpeechSynthesisVoice, 'voiceURI' | 'name' | 'lang' | 'localService' | 'default'>;

/** The subtags of a language that a voice is chosen by. */
interface LanguageTag {
  readonly language: string;
  readonly region: string | undefined;
}

function parseTag(tag: string): LanguageTag {
  try {
    // Android writes "en_US".
    const { language, region } = new Intl.Locale(tag.replaceAll('_', '-'));
    // Norwegian has a code of its own and one for each of its two forms; voices have any of them.
    return { language: language === 'no' ? 'nb' : language, region };
  } catch {
    // Not reported: such a code has no voice.
    return { language: '', region: undefined };
  }
}

/** Returns the language of a tag without its region, by which the choice of a voice is stored. */
export const languageKey = (tag: string): string => parseTag(tag).language;

/** Voices that play with sounds, and robots of the past: they come first in the list of some systems. */
const novelty =
  /^(albert|bad news|bahh|bells|boing|bubbles|cellos|deranged|fred|good news|hysterical|jester|junior|kathy|organ|pipe organ|princess|ralph|superstar|trinoids|whisper|wobble|zarvox|eddy|flo|grandma|grandpa|reed|rocko|sandy|shelley)\b/i;

const quality = ({ name, voiceURI }: Voice): number => {
  if (novelty.test(name) || /\beloquence\b/.test(voiceURI)) return -1;
  return /\b(premium|enhanced|natural|neural)\b/i.test(`${name} ${voiceURI}`) ? 1 : 0;
};

/**
 * Returns the voices for a language that speak on the device itself, the best one first: by the quality of the voice, then the exact
 * region, then the default of the system. Other voices send the text to a server, so they are never used.
 */
export function voicesFor<Any extends Voice>(voices: readonly Any[], tag: string): Any[] {
  const { language, region } = parseTag(tag);
  if (language === '') return [];
  const rank = (voice: Any): number =>
    (region !== undefined && parseTag(voice.lang).region === region ? 4 : 0) + quality(voice) * 8 + (voice.default ? 1 : 0);
  return voices
    .filter(({ lang, localService }) => localService && languageKey(lang) === language)
    .map((voice, at) => ({ voice, at, rank: rank(voice) }))
    .sort((one, other) => other.rank - one.rank || one.at - other.at)
    .map(({ voice }) => voice);
}

/** Returns the voice for a language: the user's choice if the device has it, otherwise the best one; undefined if there is none. */
export function voiceFor<Any extends Voice>(
  voices: readonly Any[],
  tag: string,
  chosen: Readonly<Record<string, string>>,
): Any | undefined {
  const found = voicesFor(voices, tag);
  return found.find(({ voiceURI }) => voiceURI === chosen[languageKey(tag)]) ?? found[0];
}
