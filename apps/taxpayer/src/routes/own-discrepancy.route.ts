export { OwnDiscrepancyPage as Component } from '../features/discrepancies/index.ts';
