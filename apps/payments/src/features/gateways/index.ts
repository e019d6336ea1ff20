export { GatewaySelection } from './gateway-selection.tsx';
export { GatewaysUnavailable } from './gateways-unavailable.tsx';
export { NotPayable } from './not-payable.tsx';
