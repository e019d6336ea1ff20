import '../counter.css';

export { CorrectBill as Component } from '../features/counter/index.ts';
