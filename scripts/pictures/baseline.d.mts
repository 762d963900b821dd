/** The folder of pictures that stories are to be compared with, taken anew where this is another Chromium. */
export declare function picturesToCompare(): string;
