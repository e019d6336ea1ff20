export { type LoadedPage, loader } from './load-developer-page.ts';
export { ShowDeveloperPage } from './show-developer-page.tsx';
