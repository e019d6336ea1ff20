export const changeKind = 'decider-change' as const;

export const subjectOfChange = (id: string) => `${changeKind}:${id}`;
export const changeOf = (subject: string) => subject.slice(subject.indexOf(':') + 1);
