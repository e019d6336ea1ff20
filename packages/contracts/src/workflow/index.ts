export * from './capacities.ts';
export * from './caseload.ts';
export * from './decide-move.ts';
export * from './drawing.ts';
export * from './own-requests.ts';
export * from './work-deadlines.ts';
export * from './work-kind.ts';
export * from './work-kinds.ts';
