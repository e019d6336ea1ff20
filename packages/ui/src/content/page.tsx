import type { ReactNode } from 'react';

export interface PageProps {
  /** The screen's only h1. The shell moves the focus here after a navigation. */
  readonly title: ReactNode;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** `text`: a reading column of 68 characters; `form`: one column of fields; `wide`: bills and lists; `full`: staff tables. */
  readonly width?: 'text' | 'form' | 'wide' | 'full';
  readonly children: ReactNode;
}

export function Page({ title, lead, actions, width = 'wide', children }: PageProps) {
  return (
    <div className="ui-page" data-width={width}>
      <header className="ui-page-head">
        <div>
          <h1 tabIndex={-1} className="ui-page-title">
            {title}
          </h1>
          {lead && <p className="ui-page-lead">{lead}</p>}
        </div>
        {actions && <div className="ui-page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
