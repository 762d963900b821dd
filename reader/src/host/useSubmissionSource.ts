import { unwrap } from '@realmkit/openapi';
import * as submissionsAnswers from '@realmkit/openapi/answers/submissions';
import { draftKey, isSignedIn, itemKeys, playerPath, useClients, useSession, useUserContext, visitStorage } from '@realmkit/shell';
import { useMemo } from 'react';
import { readDraft, type Submission, type SubmissionDrafts, type SubmissionSource } from '../player/submissions/index.ts';
import { useUnsaved } from './useLooksOn.ts';

/** The largest body in bytes whose request goes on when the page goes; browsers refuse larger ones. */
const keepaliveBytes = 60_000;

/** The number of submissions on a page. */
const pageSize = 20;

/** Returns the drafts of a user by submission, beside whatever book; the shell removes them when the user logs out. */
function createDrafts(uid: string): SubmissionDrafts {
  const keyOf = (id: string) => draftKey(uid, 'submissions', id);
  const read = (key: string) => {
    try {
      return readDraft(JSON.parse(visitStorage.getItem(key) ?? 'null'));
    } catch {
      // Not reported: a draft that is not JSON is none.
      return undefined;
    }
  };
  /** Returns the drafts of a submission that earlier releases have stored by book. */
  const earlierKeys = (id: string): string[] =>
    itemKeys(visitStorage).filter(
      (key) => key.startsWith(draftKey(uid, '', '').slice(0, -1)) && key.endsWith(`:${id}`) && key !== keyOf(id),
    );
  // The shell sends them before the user changes, and removes those of others by their time.
  const set: SubmissionDrafts['set'] = (id, draft, request) =>
    visitStorage.setItem(keyOf(id), JSON.stringify({ ...draft, at: Date.now(), request }));
  return {
    get: (id) => {
      const draft = read(keyOf(id));
      if (draft) return draft;
      const [earlier] = earlierKeys(id);
      const found = earlier === undefined ? undefined : read(earlier);
      if (earlier !== undefined) visitStorage.removeItem(earlier);
      if (found) set(id, found, undefined);
      return found;
    },
    set,
    remove: (id) => visitStorage.removeItem(keyOf(id)),
  };
}

/** Returns a submission with its ETag, which a service may give in the header alone. */
const withTag = (submission: Submission, { headers }: Response): Submission => {
  const etag = submission.etag ?? headers.get('ETag') ?? undefined;
  return etag === undefined ? submission : { ...submission, etag };
};

/**
 * Returns the assignments of the logged-in user: ownership Mine, context type Assignment (reader §7); and by calls of their own, which may fail alone,
 * the quizzes. Staff own what they have given, so they get those of the pupils in their groups, to read (reader §6, isOwner). Whoever looks on, and an account of several people, only
 * reads.
 */
export function useSubmissionSource(): SubmissionSource {
  const { submissions } = useClients();
  const session = useSession();
  const user = useUserContext();
  const unsaved = useUnsaved('submissions PATCH /{id}');
  const uid = isSignedIn(session) ? session.identity.access.sub : undefined;
  const isOwner = user.status === 'ready' && user.isEmployee;
  return useMemo(() => {
    const listOf =
      (contextType: 'Assignment' | 'Quiz'): SubmissionSource['list'] =>
      async (cursor, contextId) =>
        unwrap(
          await submissions.GET('/', {
            params: {
              query: {
                ownership: isOwner ? 'Assigned' : 'Mine',
                contextType,
                limit: pageSize,
                ...(contextId ? { contextId } : {}),
                ...(cursor ? { cursor } : {}),
              },
            },
          }),
          submissionsAnswers.listSubmissions,
        );
    return {
      isOwner,
      isReadOnly: unsaved !== undefined,
      isShared: unsaved === 'shared',
      drafts: uid === undefined || unsaved ? undefined : createDrafts(uid),
      list: listOf('Assignment'),
      listQuizzes: listOf('Quiz'),
      urlOf: ({ id, href }, submissionId) => playerPath(id, { submissionId, href }),
      get: async (id) => {
        const result = await submissions.GET('/{id}', { params: { path: { id } } });
        return withTag(unwrap(result, submissionsAnswers.getSubmission), result.response);
      },
      update: async (id, change, etag) => {
        if (unsaved) throw new Error('Nobody answers as somebody else, or for others');
        const params = { path: { id }, header: etag === undefined ? {} : { 'If-Match': etag } };
        const body = JSON.stringify(change);
        const keepalive = new TextEncoder().encode(body).length <= keepaliveBytes;
        const result = await submissions.PATCH('/{id}', { params, body, keepalive });
        return withTag(unwrap(result, submissionsAnswers.updateSubmission), result.response);
      },
    };
  }, [submissions, uid, isOwner, unsaved]);
}
