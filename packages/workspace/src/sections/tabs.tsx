import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

interface Tab {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly [Tab, ...Tab[]];
}

/** Sections of a record, one in sight: arrows move between their titles. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0].id);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );

  function press(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step && tabs[(at + step + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  }

  return (
    <div className="ws-tabs">
      <div role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setChosen(tab.id)}
            onKeyDown={press}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tabs[at]?.id}`}>
        {tabs[at]?.content}
      </div>
    </div>
  );
}
