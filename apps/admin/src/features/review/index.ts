export { ReviewCasePage } from './review-case-page.tsx';
export { reviewList } from './review-list.tsx';
