export * from './data-requests.ts';
