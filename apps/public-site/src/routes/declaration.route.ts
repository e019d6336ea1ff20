export { DeclarationProgress as Component, loadTexts } from '../features/communication-infrastructure/index.ts';
