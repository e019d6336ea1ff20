export { answersOfFigures, fiscalYear } from './answers-of-figures.ts';
export { answersOfReport, type ReportAnswers, refusedWith } from './answers-of-report.ts';
export { noticesPage } from './notices-page.ts';
export { pageAskedFor } from './page-asked-for.ts';
export { testInbox } from './test-inbox.tsx';
export { type ListScreenPromises, testListScreen } from './test-list-screen.tsx';
export {
  aCase,
  aCaseItem,
  anEnquiry,
  clockEndingIn,
  idOf,
  pageOf,
  type WorkAnswers,
  workNetwork,
} from './work-network.ts';
