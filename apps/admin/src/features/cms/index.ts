export { ContentScreen } from './content-screen.tsx';
export { ItemPage } from './item-page.tsx';
export { PicturesScreen } from './pictures/pictures-screen.tsx';
