import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { FieldFrame } from '@portal/ui/forms';
import { useState } from 'react';
import type { Field } from '../fields.ts';
import { useCmsMessages } from '../messages/use-cms-messages.ts';
import { PictureChoice } from '../pictures/picture-choice.tsx';
import { PictureView } from '../pictures/picture-view.tsx';
import { type Editing, useFieldOf } from './editing.ts';

/** A picture of the library, or one that is uploaded now. */
export function PictureField({ field, value, onChange, path }: Editing<unknown> & { readonly field: Field }) {
  const localized = useLocalized();
  const messages = useCmsMessages();
  const { id, error } = useFieldOf(path);
  const [isOpen, setOpen] = useState(false);
  const picture = typeof value === 'string' ? value : '';
  return (
    <FieldFrame id={id} label={localized(field.label)} error={error} size="md" labelElement="div" withAsterisk={false}>
      <div className="cms-picture">
        {picture && <PictureView id={picture} alt="" />}
        <Button id={id} size="sm" variant="secondary" onClick={() => setOpen(true)}>
          {picture ? messages.otherPicture : messages.choosePicture}
        </Button>
      </div>
      {isOpen && (
        <PictureChoice
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            onChange(chosen);
            setOpen(false);
          }}
        />
      )}
    </FieldFrame>
  );
}
