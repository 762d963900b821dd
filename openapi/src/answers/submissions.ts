/** What the apps read of the answers of submissions.yaml, by the operation's id. */
export const updateSubmission = {
  id: '',
  status: '',
  answers: {},
  context: { type: '', book: () => ({ id: '', href: () => '' }), language: () => '' },
  userName: () => '',
  etag: () => '',
  startedAt: () => '',
  submittedAt: () => '',
};

export const getSubmission = { ...updateSubmission };

export const listSubmissions = { data: [updateSubmission], cursor: () => '' };
