export { OwnDiscrepancyPage as Component } from '../features/cases/index.ts';
