import { useApiClient } from '@portal/api-client';
import { getFieldPhoto } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { useQuery } from '@portal/platform/query';
import { useEffect, useState } from 'react';
import { recordTexts as texts } from './record-texts.ts';

export interface RecordPhotosProps {
  readonly id: string;
  readonly positions: readonly number[];
}

export function RecordPhotos({ id, positions }: RecordPhotosProps) {
  return (
    <>
      {positions.map((position) => (
        <RecordPhoto key={position} id={id} position={position} />
      ))}
    </>
  );
}

/** Photos need the session of the desk: they are read, and no address shows them. */
function RecordPhoto({ id, position }: { readonly id: string; readonly position: number }) {
  const localized = useLocalized();
  const api = useApiClient();
  const [shownAt, setShownAt] = useState<string>();
  const { data } = useQuery({
    queryKey: ['field-photo', id, position],
    queryFn: ({ signal }) => api(getFieldPhoto, { params: { id, position } }, signal),
  });
  useEffect(() => {
    if (!data) return;
    const address = URL.createObjectURL(new Blob([new Uint8Array(data)], { type: 'image/jpeg' }));
    setShownAt(address);
    return () => URL.revokeObjectURL(address);
  }, [data]);
  if (!shownAt) return null;
  return <img src={shownAt} alt={`${localized(texts.photo)} ${position}`} style={{ maxWidth: '100%' }} />;
}
