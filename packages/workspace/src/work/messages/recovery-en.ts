import type { MessagesLike } from '@portal/platform';

export const messages = {
  begin: 'Give an account back',
  title: 'Somebody lost mailbox and phone',
  text: 'For a taxpayer of this office who stands before you with papers. The manager approves; then the old addresses have 24 hours to stop it.',
  tpui: 'TPUI of the account',
  nin: 'NIN of the person',
  paper: 'Paper seen',
  paperNumber: 'Number on the paper',
  seenOn: 'Day it was seen',
  email: 'New email',
  emailHint: 'The link to set a password goes there.',
  phoneNumber: 'New phone',
  phoneHint: 'Left empty, the account keeps the number it has.',
  language: 'Language of the mail',
  english: 'English',
  hausa: 'Hausa',
  send: 'Propose',
  proposed: 'Proposed. The manager approves',
  notFound: 'No account of this office has this TPUI and this NIN',
  failed: 'That did not work. Try again shortly',
};

export type RecoveryMessages = MessagesLike<typeof messages>;
