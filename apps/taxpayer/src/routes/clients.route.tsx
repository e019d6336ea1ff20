export { ClientsScreen as Component } from '../features/representation/index.ts';
