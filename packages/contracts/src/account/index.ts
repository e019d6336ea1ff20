export * from './closing.ts';
export * from './contact-change.ts';
export * from './correction.ts';
export * from './decide-correction.ts';
export * from './details.ts';
export * from './organisation.ts';
export * from './own-data.ts';
export * from './review-organisations.ts';
