export * from './credentials.ts';
export * from './doors.ts';
export * from './email-verification.ts';
export * from './passwords.ts';
export * from './sessions.ts';
export * from './sign-in.ts';
export * from './signed-in-user.ts';
