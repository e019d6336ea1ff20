export const recoveryKind = 'account-recovery' as const;

export const subjectOfRecovery = (id: string) => `${recoveryKind}:${id}`;
export const recoveryOf = (subject: string) => subject.slice(subject.indexOf(':') + 1);
