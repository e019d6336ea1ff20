export { DeclarationProgress as Component } from '../features/communication-infrastructure/index.ts';
