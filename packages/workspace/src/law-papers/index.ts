import './papers.css';

export { PapersOfCase, type PapersOfCaseProps } from './papers-of-case.tsx';
