export { contentHandle, loadHome } from './content-loaders.ts';
export { contentRoutes } from './content-routes.tsx';
export { HomeBanners, HomeContent, HomeMonth } from './home-content.tsx';
export { underBanners } from './under-banners.tsx';
