/** What the apps read of the answers of sync.yaml, by the operation's id. */
export const triggerSync = { jobId: '' };

export const listJobs = {
  data: [
    {
      jobId: '',
      dryRun: false,
      status: '',
      progress: 0,
      startedAt: '',
      triggeredBy: { name: '' },
      errorType: () => '',
    },
  ],
};

export const listJobLogs = {
  data: [
    {
      id: 0,
      entity: '',
      uid: () => '',
      externalId: () => '',
      name: '',
      action: '',
      field: () => '',
      before: () => '',
      after: () => '',
      reason: () => '',
    },
  ],
};
