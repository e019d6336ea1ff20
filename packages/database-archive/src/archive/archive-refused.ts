/** What cannot or must not be done, in a sentence to show. */
export class ArchiveRefused extends Error {}
