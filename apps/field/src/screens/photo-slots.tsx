import { useState } from 'react';
import { shrinkPhoto } from '../capture/shrink-photo.ts';
import { useWords } from '../texts.ts';

export interface TakenPhoto {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly shownAt: string;
}

export interface PhotoSlotsProps {
  readonly photos: readonly (TakenPhoto | undefined)[];
  readonly onTake: (at: number, photo: TakenPhoto) => void;
}

/** Two photos, each made small and drawn anew at once. */
export function PhotoSlots({ photos, onTake }: PhotoSlotsProps) {
  const words = useWords();
  const [isBad, setBad] = useState(false);
  const take = async (at: number, file: File | undefined) => {
    if (!file) return;
    const bytes = await shrinkPhoto(file);
    setBad(!bytes);
    if (bytes) onTake(at, { bytes, shownAt: URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' })) });
  };
  return (
    <>
      <div className="pick photos">
        {photos.map((photo, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its position.
          <figure key={at}>
            {photo && <img src={photo.shownAt} alt={`${words('photo')} ${at + 1}`} />}
            <input
              id={`photo-${at + 1}`}
              type="file"
              accept="image/*"
              capture="environment"
              aria-label={`${words('photo')} ${at + 1}`}
              onChange={(event) => void take(at, event.target.files?.[0])}
            />
            <label className="button" htmlFor={`photo-${at + 1}`}>
              {words('takePhoto')} {at + 1}
            </label>
          </figure>
        ))}
      </div>
      {isBad && (
        <p className="wrong" role="alert">
          {words('badPhoto')}
        </p>
      )}
    </>
  );
}
