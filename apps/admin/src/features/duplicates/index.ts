export { DuplicatesScreen } from './duplicates-screen.tsx';
