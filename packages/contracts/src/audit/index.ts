export * from './own-activity.ts';
export * from './verify-audit-trail.ts';
