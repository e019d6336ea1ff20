export { LeadPage as Component } from '@portal/workspace/leads';
