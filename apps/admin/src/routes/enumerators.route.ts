export { EnumeratorsDesk as Component } from '../features/enumerators/index.ts';
