export { HelpSupport } from './help-support.tsx';
