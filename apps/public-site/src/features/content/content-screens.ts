export { ArticleScreen } from './article-screen.tsx';
export { ContentScreen } from './content-screen.tsx';
export { PreviewScreen } from './preview-screen.tsx';
