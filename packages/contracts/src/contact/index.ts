export * from './contact-fields.ts';
export * from './references.ts';
