import type { MessagesLike } from '@portal/platform';

export const messages = {
  inbox: 'Inbox',
  all: 'All',
  unread: 'Unread',
  which: 'Which notices',
  notices: 'Notices',
  markAllRead: 'Mark all read',
  markRead: 'Mark as read',
  notRead: 'Not read yet',
  open: 'Open',
  toFiles: 'To the files',
  whole: 'See the whole inbox',
  empty: 'You have no notices',
  emptyText: 'What the portal has to tell you stands here, and a number at the bell says so.',
  noneUnread: 'Everything is read',
  failed: 'Your notices could not be read.',
  pages: 'Pages',
  previousPage: 'Newer',
  nextPage: 'Older',
  pageOf: (page: string, pages: string) => `Page ${page} of ${pages}`,

  files: 'Files',
  noFiles: 'Files you export stand here for a day.',
  filesFailed: 'Your files could not be read.',
  fileRows: (rows: string, format: string) => `${format}, ${rows} rows`,
  fileUntil: (when: string) => `kept until ${when}`,
  download: 'Download',
  signature: 'Signature',
  queued: 'Waiting',
  running: 'Being made',
  done: 'Ready',
  failedFile: 'Could not be made',
  cancelled: 'Given up',
  expired: 'No longer kept',

  mail: 'Also by email',
  mailText: 'What you have read here by then is not mailed.',
  mailFailed: 'That was not saved. Try again shortly',
};

export type InboxMessages = MessagesLike<typeof messages>;
