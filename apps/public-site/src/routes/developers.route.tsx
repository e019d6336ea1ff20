import { useLoaderData } from '@portal/platform/router';
import { type LoadedPage, ShowDeveloperPage } from '../features/developers/index.ts';

export { loader } from '../features/developers/index.ts';

export function Component() {
  const loaded = useLoaderData() as LoadedPage;
  return <ShowDeveloperPage key={loaded.page} loaded={loaded} />;
}
