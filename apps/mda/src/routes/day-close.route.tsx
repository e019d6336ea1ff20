import '../counter.css';

export { DayClose as Component } from '../features/counter/index.ts';
