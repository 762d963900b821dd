/** One clip of narration and the text that it says (reader §3). */
export interface Track {
  readonly audio: {
    /** As the SMIL file writes it. */
    readonly src: string;
    /** Absolute and unsigned; empty where no recording says the text. */
    readonly url: string;
    /** The folder of the media file, absolute. */
    readonly baseMediaUrl: string;
    /** Seconds in the file. */
    readonly clipBegin: number;
    /** Seconds in the file; infinite where the clip goes to the end of it. */
    readonly clipEnd: number;
    /** The second in the file at which what is left of the text is on the next page; known once the page is laid out. */
    readonly turnPageAt?: number | undefined;
  };
  readonly text: {
    /** As the SMIL file writes it. */
    readonly src: string;
    /** The document, absolute and unsigned. */
    readonly srcFile: string;
    /** Empty where the whole document is meant. */
    readonly srcFragmentId: string;
  };
}

/** Whether a text has no recording: the system's voice says it. */
export const isSpoken = ({ audio }: Track): boolean => audio.url === '';
