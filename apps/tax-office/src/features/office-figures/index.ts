export { OfficeFigures } from './office-figures.tsx';
