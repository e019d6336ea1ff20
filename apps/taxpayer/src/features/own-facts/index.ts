export { OwnFacts } from './own-facts-screen.tsx';
