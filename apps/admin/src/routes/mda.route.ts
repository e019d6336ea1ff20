export { MdaPage as Component } from '../features/mdas/index.ts';
