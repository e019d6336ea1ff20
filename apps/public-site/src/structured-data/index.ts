export { contentAsData } from './content-as-data.ts';
export { officesAsData } from './offices-as-data.ts';
export { pageTrail } from './page-trail.ts';
