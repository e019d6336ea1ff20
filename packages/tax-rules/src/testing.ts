export { exactYear } from './returns/exact-year.ts';
export { explanationMistake } from './returns/explanation-mistake.ts';
export { randomYears } from './returns/random-years.ts';
