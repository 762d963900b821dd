/** One clip of narration and the text that it reads (reader §3). */
export interface Track {
  readonly audio: {
    /** The value in the SMIL file. */
    readonly src: string;
    /** Absolute and unsigned; empty if the text has no recording. */
    readonly url: string;
    /** The folder of the media file, absolute. */
    readonly baseMediaUrl: string;
    /** Seconds from the start of the file. */
    readonly clipBegin: number;
    /** Seconds from the start of the file; infinite if the clip goes to its end. */
    readonly clipEnd: number;
    /** The second in the file at which the rest of the text is on the next page; known once the page is laid out. */
    readonly turnPageAt?: number | undefined;
  };
  readonly text: {
    /** The value in the SMIL file. */
    readonly src: string;
    /** The URL of the document, absolute and unsigned. */
    readonly srcFile: string;
    /** Empty if the whole document is meant. */
    readonly srcFragmentId: string;
  };
}

/** Returns whether a track has no recording and is read by text-to-speech. */
export const usesTextToSpeech = ({ audio }: Track): boolean => audio.url === '';
