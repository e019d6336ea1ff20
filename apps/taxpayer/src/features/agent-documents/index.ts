export { Uploads } from './uploads.tsx';
