import { unwrap } from '@realmkit/openapi';
import * as submissionsAnswers from '@realmkit/openapi/answers/submissions';
import { draftKey, isSignedIn, useClients, useSession, useUserContext, visitStorage } from '@realmkit/shell';
import { useMemo } from 'react';
import { isAnswers, type SubmissionDrafts, type SubmissionSource } from '../player/index.ts';
import { useLooksOn } from './useLooksOn.ts';

/** The number of submissions on a page. */
const pageSize = 20;

/** Returns the drafts of a user in a book, which the shell removes when they log out or another user logs in. */
function createDrafts(uid: string, bookId: string): SubmissionDrafts {
  const keyOf = (id: string) => draftKey(uid, bookId, id);
  return {
    get: (id) => {
      try {
        const value: unknown = JSON.parse(visitStorage.getItem(keyOf(id)) ?? 'null');
        return isAnswers(value) ? value : undefined;
      } catch {
        // Not reported: a draft that is not JSON is none.
        return undefined;
      }
    },
    set: (id, answers) => visitStorage.setItem(keyOf(id), JSON.stringify(answers)),
    remove: (id) => visitStorage.removeItem(keyOf(id)),
  };
}

/**
 * Returns the assignments of the logged-in user: ownership Mine, context type Assignment (reader §7); and by calls of their own, which may fail alone,
 * the quizzes. Staff own what they have given, so they get those of the pupils in their groups, to read (reader §6, isOwner). Whoever looks on only reads.
 */
export function useSubmissionSource(bookId: string): SubmissionSource {
  const { submissions } = useClients();
  const session = useSession();
  const user = useUserContext();
  const looksOn = useLooksOn('submissions PATCH /{id}');
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
      isReadOnly: looksOn,
      drafts: uid === undefined || looksOn ? undefined : createDrafts(uid, bookId),
      list: listOf('Assignment'),
      listQuizzes: listOf('Quiz'),
      update: async (id, change) => {
        if (looksOn) throw new Error('Nobody answers as somebody else');
        const result = await submissions.PATCH('/{id}', { params: { path: { id } }, body: JSON.stringify(change) });
        return unwrap(result, submissionsAnswers.updateSubmission);
      },
    };
  }, [submissions, uid, isOwner, bookId, looksOn]);
}
