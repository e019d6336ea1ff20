import '../counter.css';

export { ProposeTariff as Component } from '../features/tariffs/index.ts';
