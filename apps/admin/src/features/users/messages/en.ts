import type { UserDialogKind } from '../dialogs/user-dialog-kind.ts';

interface DialogWords {
  readonly title: (who: string) => string;
  readonly effect: string;
  readonly action: string;
  readonly done: (who: string) => string;
}

const dialogs: Readonly<Record<UserDialogKind, DialogWords>> = {
  suspend: {
    title: (who) => `Suspend ${who}`,
    effect: 'Sessions end at once and nobody can sign in until reinstated. Bills and records stay as they are.',
    action: 'Suspend',
    done: (who) => `Suspended: ${who}`,
  },
  reinstate: {
    title: (who) => `Reinstate ${who}`,
    effect:
      'They can sign in again, with the roles they had. Of those who decide, another SuperAdmin approves it before.',
    action: 'Reinstate',
    done: (who) => `Reinstated: ${who}`,
  },
  delete: {
    title: (who) => `Propose to delete ${who}`,
    effect:
      'A second SuperAdmin decides; until then nothing changes, and you can withdraw it. Once approved the account is closed for good: sessions end, the address is free again, and what was done with it stays on record. Suspend whoever must be kept out before that.',
    action: 'Propose deletion',
    done: (who) => `Proposed to delete: ${who}. A second SuperAdmin decides`,
  },
  'reset-second-factor': {
    title: (who) => `Reset the second factor of ${who}`,
    effect:
      'For a lost phone, after you know who is asking. Sessions end, and the person is told by email. Of those who decide, another SuperAdmin approves it before.',
    action: 'Reset',
    done: (who) => `Second factor removed: ${who}`,
  },
  invite: {
    title: (who) => `Invite ${who} again`,
    effect: 'A new link to set the password is sent. It works for three days; the link before stops working.',
    action: 'Send the invitation',
    done: (who) => `Invitation sent to ${who}`,
  },
};

export const messages = {
  dialogs,
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    otherName: 'Other name',
    email: 'Email',
    phoneNumber: 'Phone number',
    roleName: 'Role',
    mdaId: 'MDA',
    taxOfficeId: 'Tax office',
    expertSystemId: 'Expert system',
    isFirst: 'Make it the active role',
    reason: 'Reason, for the record',
  },
  add: 'Add a user',
  create: 'Create the account',
  createText: 'For members of staff. Taxpayers and agents register by themselves.',
  created: (email: string) => `Account created. A link to set the password was sent to ${email}`,
  proposed: 'Proposed. Another SuperAdmin approves it; nothing has changed yet',
  byTwo: 'This makes or changes somebody who decides: you propose it, another SuperAdmin approves it.',
  placeByTwo: 'They decide: another address or place of work is proposed, and another SuperAdmin approves it.',
  edit: 'Edit',
  save: 'Save changes',
  updated: 'The changes are saved',
  nameStays: 'A taxpayer’s name is changed by a correction that they ask for.',
  emailHint: 'Another address has to be proved before the next sign-in; the former one is told.',
  assign: 'Give a role',
  assignTo: (count: number) => (count === 1 ? 'Give a role' : `Give a role to ${count} users`),
  assignText: (count: number): string =>
    count === 1
      ? 'They are signed out, and told by email.'
      : 'All of them or none. They are signed out, and told by email.',
  assigned: (role: string, count: number) =>
    count === 1 ? `Role given: ${role}` : `Role given to ${count} users: ${role}`,
  assignFailed: 'An error occurred while assigning role',
  updateFailed: 'An error occurred while saving the changes',
  firstHint: 'They land in its area after the next sign-in.',
  take: 'Take away',
  takeRole: (role: string) => `Take away the role ${role}`,
  takeText: 'They are signed out, and told by email. What the role gave access to is gone at once.',
  taken: (role: string) => `Role taken away: ${role}`,
  activeRole: 'active',
  suspend: 'Suspend',
  reinstate: 'Reinstate',
  delete: 'Propose deletion',
  deletion: {
    title: 'Deletion proposed',
    by: (who: string, when: string, reason: string) => `${who}, ${when}: “${reason}”`,
    waits: 'A second SuperAdmin decides. Nothing changes before.',
    own: 'This is your own account: other SuperAdmins decide.',
    look: 'Look at the proposal',
    failed: 'It could not be read whether a deletion is proposed.',
  },
  deleteFailed: 'An error occurred while deleting users',
  resetSecondFactor: 'Reset second factor',
  invite: 'Send invitation again',
  people: (count: number) => `${count} users`,
  yourself: 'This is your own account: its password, second factor and sessions are under My account.',
  reveal: 'Show in full',
  revealTitle: (who: string) => `Show the NIN of ${who}`,
  revealText: 'Who looked, when and why is written into the audit trail before it is shown.',
  revealed: 'Shown, and recorded',
  loading: 'Loading the account',
  notFound: 'There is no such user',
  notFoundText: 'The account was deleted, or the link is wrong.',
  userFailed: 'An error occurred while fetching user data',
  sections: 'Sections of the account',
  roles: 'Roles',
  sessions: 'Sessions',
  log: 'Log',
  emailState: 'Proof of email',
  proved: 'Proved',
  notProved: 'Not proved yet',
  worksFor: 'Works for',
  secondFactor: 'Second factor',
  on: 'On',
  off: 'Off',
  occupation: 'Occupation',
  address: 'Lives at',
  since: 'Since',
  sessionsFailed: 'The sessions could not be read.',
  noSessions: 'Signed in nowhere.',
  unknownDevice: 'Unknown device',
  everywhere: 'everywhere',
  lastUsed: (when: string) => `last used ${when}`,
  end: 'Sign out',
  endAll: 'Sign out everywhere',
  endSession: (device: string) => `Sign out: ${device}`,
  endText: 'What they have not saved there is lost. They can sign in again.',
  ended: (count: number) => (count === 1 ? 'One session ended' : `${count} sessions ended`),
  logFailed: 'The log could not be read.',
  noLog: 'Nothing in the last month.',
};

export type UsersMessages = typeof messages;
