export { CollectionAnalytics } from './collection-analytics.tsx';
