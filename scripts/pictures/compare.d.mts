/** Compares the stories with their pictures and returns vitest's reports; undefined where the comparison itself failed. */
export declare function comparePictures(file: string):
  | {
      readonly numFailedTests: number;
      readonly testResults: readonly {
        readonly name: string;
        readonly status: string;
        readonly assertionResults: readonly { readonly title: string; readonly fullName: string; readonly status: string }[];
      }[];
    }[]
  | undefined;
