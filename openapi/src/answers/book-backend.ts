/** What the apps read of the answers of book-backend.yaml, by the operation's id. */
export const getReaderPolicy = { policy: '', locked: [{ media: '', openedBy: '' }] };
