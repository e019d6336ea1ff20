export const deletionKind = 'account-deletion' as const;

export const subjectOfDeletion = (id: string) => `deletion:${id}`;
export const deletionOf = (subject: string) => subject.slice(subject.indexOf(':') + 1);
