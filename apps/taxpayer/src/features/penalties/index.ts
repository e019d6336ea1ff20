export { Penalties } from './penalties.tsx';
