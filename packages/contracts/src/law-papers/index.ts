export * from './law-paper.ts';
export * from './paper-number.ts';
export * from './papers-of-case.ts';
export * from './papers-of-strangers.ts';
