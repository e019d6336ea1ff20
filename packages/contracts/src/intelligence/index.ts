export * from './lead.ts';
export * from './lead-words.ts';
export * from './leads.ts';
export * from './matches.ts';
export * from './risk.ts';
export * from './sources.ts';
