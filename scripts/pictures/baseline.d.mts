/** Takes new pictures of stories with this machine's Chromium, from the commit that last changed them; returns their folder. */
export declare function retakenPictures(version: string, only?: readonly string[]): string;
