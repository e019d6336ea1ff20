export * from './addressed-forms.ts';
export * from './area-paths.ts';
export * from './former-paths.ts';
export * from './kept-fragment.ts';
export * from './portal-address.ts';
export * from './reserved-paths.ts';
