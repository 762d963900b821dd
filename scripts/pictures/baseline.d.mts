/** Takes pictures of stories anew with this machine's Chromium, from the commit that last set them; returns the folder that holds them. */
export declare function retakenPictures(version: string, only?: readonly string[]): string;
/** The folder of pictures that this machine's Chromium draws alike: the stored ones, or all of them taken anew. */
export declare function picturesOfThisChromium(): string;
