export { Search } from './search.tsx';
