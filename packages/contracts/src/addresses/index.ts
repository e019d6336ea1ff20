export * from './area-paths.ts';
export * from './former-paths.ts';
export * from './reserved-paths.ts';
