export * from './lookup-item.ts';
export * from './lookups.ts';
