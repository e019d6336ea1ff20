export { OwnKind } from './own-kind.tsx';
