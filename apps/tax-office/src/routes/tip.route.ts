export { TipPage as Component } from '@portal/workspace/leads';
