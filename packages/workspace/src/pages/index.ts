// Apart from `lists`: a screen that only turns pages does not fetch the kit of whole lists.
import './pages.css';

export { type PagePlace, useHiddenPagePlace, usePagePlace } from '../lists/address/use-page-place.ts';
export { PageTurns, type PageTurnsProps } from '../lists/foot/page-turns.tsx';
