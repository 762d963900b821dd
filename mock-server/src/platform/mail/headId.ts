/** The content id of the head, by which the HTML of a mail names it (RFC 2392). */
export const headId = 'head@mail.realmkit';
