export { expectAccessible } from './expect-accessible.ts';
export { TestTheme } from './test-theme.tsx';
