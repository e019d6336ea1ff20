import { useEffect, useState } from 'react';

type Kind = 'site' | 'route';
interface Item {
  readonly kind: Kind;
  /** Its place in the list; absent: a new one. */
  readonly at: number | undefined;
}

/** Which site or route is being entered. The focus goes back to the button it came from, which was away meanwhile. */
export function useItemEditing() {
  const [editing, setEditing] = useState<Item>();
  const [said, setSaid] = useState('');
  const [left, setLeft] = useState<Item>();

  useEffect(() => {
    if (left) document.getElementById(buttonId(left.kind, left.at))?.focus();
  }, [left]);

  return {
    isEditing: editing !== undefined,
    is: (kind: Kind, at?: number) => editing?.kind === kind && editing.at === at,
    /** Of the button that opens it. */
    buttonId,
    open: (kind: Kind, at?: number) => setEditing({ kind, at }),
    close(what = '') {
      setLeft(editing && { ...editing });
      setEditing(undefined);
      setSaid(what);
    },
    removed(kind: Kind, what: string) {
      setLeft({ kind, at: undefined });
      setSaid(what);
    },
    /** For whoever listens to the page. */
    said,
  };
}

function buttonId(kind: Kind, at: number | undefined): string {
  return `infra-${kind}-${at ?? 'new'}`;
}
