/** Reports of libraries that cannot be mended here, each with the reason why it says nothing of the test. */
export const silencedReports: readonly { readonly text: RegExp; readonly reason: string }[] = [
  {
    text: /^(?:HttpError|NetworkError|PartialFailureError|AbortError): /,
    reason:
      'react-admin prints each call that fails, or that jsdom cancels, while it is not built for production: tests assert what a person is told',
  },
  {
    text: /^The tag <search> is unrecognized in this browser\./,
    reason: 'jsdom does not know the element, which browsers have',
  },
  {
    text: /^Not implemented: navigation to another Document/,
    reason: 'jsdom follows a link that downloads a file, and has no pages to go to',
  },
];
