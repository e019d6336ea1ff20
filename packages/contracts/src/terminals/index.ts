export * from './closes.ts';
export * from './terminal.ts';
export * from './terminals.ts';
