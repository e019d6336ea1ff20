import { useApiClient } from '@portal/api-client';
import { getVisitPhoto } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useEffect, useState } from 'react';
import { phoneWords as words } from './phone-words.ts';

export interface VisitPhotoProps {
  readonly enforcementId: string;
  readonly reportId: string;
  readonly position: number;
}

/** Photos need the session of the desk: they are read, and no address shows them. */
export function VisitPhoto({ enforcementId, reportId, position }: VisitPhotoProps) {
  const localized = useLocalized();
  const api = useApiClient();
  const [shownAt, setShownAt] = useState<string>();
  const { data } = useQuery({
    queryKey: ['visit-photo', reportId, position],
    queryFn: ({ signal }) => api(getVisitPhoto, { params: { id: enforcementId, reportId, position } }, signal),
  });
  useEffect(() => {
    if (!data) return;
    const address = URL.createObjectURL(new Blob([new Uint8Array(data)], { type: 'image/jpeg' }));
    setShownAt(address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  if (!shownAt) return null;
  return <img src={shownAt} alt={`${localized(words.photo)} ${position}`} style={{ maxWidth: '100%' }} />;
}
