export { OwnCard } from './own-card.tsx';
