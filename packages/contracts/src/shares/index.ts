export * from './accounts.ts';
export * from './disputes.ts';
export * from './share.ts';
export * from './statements.ts';
export * from './terms.ts';
