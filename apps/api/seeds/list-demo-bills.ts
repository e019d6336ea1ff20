import { demoBills } from './demo-world/demo-bills.ts';

/** For the start screen: a JSON array of `{ reference, description }`. */
console.log(JSON.stringify(demoBills));
