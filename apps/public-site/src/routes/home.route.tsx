import { contentHandle, HomeBanners, HomeContent, HomeMonth, loadHome } from '../features/content/index.ts';
import { Home } from '../features/home/index.ts';
import { MdaCollections } from '../features/mda-collections/index.ts';
import { pages } from '../pages.ts';

const { title, description } = pages.home;

export const homeRoute = {
  path: '/',
  handle: contentHandle(title, description),
  loader: loadHome,
  element: (
    <>
      <MdaCollections />
      <HomeBanners />
      <Home month={<HomeMonth />} below={<HomeContent />} />
    </>
  ),
};
