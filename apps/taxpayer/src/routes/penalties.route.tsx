export { Penalties as Component } from '../features/penalties/index.ts';
