export { DeclarationProgress } from './declaration-progress.tsx';
export { Declare } from './declare.tsx';
export { loadTexts } from './messages/use-infrastructure-messages.ts';
export { Overview } from './overview.tsx';
