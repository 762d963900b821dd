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
  reopenedAt: () => '',
  reopenedByName: () => '',
};

export const getSubmission = { ...updateSubmission };

export const listSubmissions = { data: [updateSubmission], cursor: () => '' };

export const reopenSubmission = { ...updateSubmission };

export const exportSubmissions = { data: [updateSubmission] };

export const listReviews = {
  data: [
    {
      contextId: '',
      contextType: '',
      title: '',
      groupUid: '',
      groupName: '',
      schoolName: '',
      pupils: 0,
      started: 0,
      submitted: 0,
      submittedSince: () => '',
    },
  ],
  cursor: () => '',
};
