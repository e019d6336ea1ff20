export { OpenNotice } from './open-notice.tsx';
