import { useApiClient } from '@portal/api-client';
import { getContentItem, listContentVersions, listPictures } from '@portal/contracts';
import { useQuery } from '@portal/platform/query';

export const cmsKey = ['cms'] as const;
export const itemKey = (id: string) => [...cmsKey, 'item', id] as const;
export const versionsKey = (id: string) => [...cmsKey, 'versions', id] as const;
export const picturesKey = [...cmsKey, 'pictures'] as const;

export function useItem(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: itemKey(id),
    queryFn: ({ signal }) => api(getContentItem, { params: { id } }, signal),
  });
}

export function useVersions(id: string) {
  const api = useApiClient();
  return useQuery({
    queryKey: versionsKey(id),
    queryFn: ({ signal }) => api(listContentVersions, { params: { id } }, signal),
  });
}

/** A page of the library, the newest first. */
export function usePictures(pageNumber: number) {
  const api = useApiClient();
  return useQuery({
    queryKey: [...picturesKey, pageNumber],
    queryFn: ({ signal }) => api(listPictures, { query: { pageNumber, pageSize: 24 } }, signal),
  });
}
