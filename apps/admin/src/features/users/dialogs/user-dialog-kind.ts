/** What may be done to people from the list and from a record. */
export type UserDialogKind = 'suspend' | 'reinstate' | 'delete' | 'reset-second-factor' | 'invite';
