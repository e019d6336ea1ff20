export { DeclarationProgress } from './declaration-progress.tsx';
export { Declare } from './declare.tsx';
export { Overview } from './overview.tsx';
