export { MdaCollections } from './mda-collections.tsx';
