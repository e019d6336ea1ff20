export * from './book.ts';
export * from './consultation.ts';
export * from './find-time.ts';
export * from './hand-over-consultant.ts';
export * from './manage-consultants.ts';
export * from './question.ts';
export * from './queue.ts';
