export { Calculator } from './calculator.tsx';
export { loadTexts } from './messages/use-calculator-messages.ts';
