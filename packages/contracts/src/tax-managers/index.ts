export * from './portfolios.ts';
export * from './staff-cards.ts';
export * from './tax-manager.ts';
