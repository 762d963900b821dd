/** Takes new pictures of stories with this machine's Chromium, from the commit that last changed them; returns their folder. */
export declare function retakenPictures(version: string, only?: readonly string[]): string;
/** Returns the folder of pictures for this machine's Chromium: the stored ones, or newly taken ones. */
export declare function picturesOfThisChromium(): string;
