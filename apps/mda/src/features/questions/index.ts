export { BillQuestions } from './bill-questions.tsx';
