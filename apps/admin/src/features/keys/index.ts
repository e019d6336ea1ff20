export { KeysScreen } from './keys-screen.tsx';
