export { Calculator as Component, loadTexts } from '../features/calculator/index.ts';
