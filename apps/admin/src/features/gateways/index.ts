export { GatewaysScreen } from './gateways-screen.tsx';
