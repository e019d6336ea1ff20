export { TestTheme } from './test-theme.tsx';
