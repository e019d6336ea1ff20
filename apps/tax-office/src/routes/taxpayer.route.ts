export { TaxpayerPage as Component } from '@portal/workspace/taxpayers';
