export { TaxManagersDesk as Component } from '../features/tax-managers/index.ts';
