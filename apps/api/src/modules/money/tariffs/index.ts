export { type Quote, quoteLines } from './quote-lines.ts';
export { tariffsModule } from './tariffs.module.ts';
