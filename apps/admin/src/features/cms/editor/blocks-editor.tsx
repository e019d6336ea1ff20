import type { AuthoredBlock } from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { Button } from '@portal/ui';
import { SelectField } from '@portal/ui/forms';
import { useState } from 'react';
import { blankBlock, type Part } from '../blank.ts';
import { blockLooks } from '../fields.ts';
import { useCmsMessages } from '../messages/use-cms-messages.ts';
import type { Editing, HoldsParts } from './editing.ts';
import { MoveButtons } from './move-buttons.tsx';

type Kind = AuthoredBlock['kind'];

/** The blocks of a page, in their order. */
export function BlocksEditor({ value, onChange, path, PartFields }: Editing<readonly Part[]> & HoldsParts) {
  const messages = useCmsMessages();
  const localized = useLocalized();
  const [kind, setKind] = useState<Kind>('paragraph');
  return (
    <section className="cms-blocks" aria-label={messages.blocks}>
      <h2>{messages.blocks}</h2>
      {value.map((block, at) => {
        const { label, fields } = blockLooks[block.kind as Kind];
        const name = messages.block(at + 1, localized(label));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own, and no state either
          <section key={at} className="cms-block" aria-label={name}>
            <div className="cms-entry-head">
              <h3>{name}</h3>
              <MoveButtons all={value} at={at} name={name} onChange={onChange} />
            </div>
            <PartFields
              fields={fields}
              value={block}
              path={`${path}.${at}`}
              onChange={(next) => onChange(value.map((each, index) => (index === at ? next : each)))}
            />
          </section>
        );
      })}
      <div className="cms-pair cms-add">
        <SelectField
          label={messages.newBlock}
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as Kind)}
          data={Object.entries(blockLooks).map(([id, { label }]) => ({ value: id, label: localized(label) }))}
        />
        <Button variant="secondary" onClick={() => onChange([...value, { ...blankBlock(kind) }])}>
          {messages.addBlock}
        </Button>
      </div>
    </section>
  );
}
