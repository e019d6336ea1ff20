import '../counter.css';

export { NewBill as Component } from '../features/counter/index.ts';
