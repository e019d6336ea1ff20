import { Button } from '@portal/ui';
import { TextField } from '@portal/ui/forms';
import { useState } from 'react';
import { usePayeMessages } from './messages/use-paye-messages.ts';

/** By a part of the name, or the staff number; nothing typed shows all again. */
export function FindEmployee({ onFind }: { readonly onFind: (find: string) => void }) {
  const messages = usePayeMessages();
  const [typed, setTyped] = useState('');
  return (
    <form
      className="schedule-find"
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      <TextField
        label={messages.find}
        value={typed}
        maxLength={100}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {messages.findIt}
      </Button>
    </form>
  );
}
