export { answersOfReport, type ReportAnswers, refusedWith } from './answers-of-report.ts';
export { type ListScreenPromises, testListScreen } from './test-list-screen.tsx';
