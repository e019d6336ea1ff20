export * from './action-words.ts';
export * from './own-activity.ts';
export * from './verify-audit-trail.ts';
