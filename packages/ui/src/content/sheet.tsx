import type { HTMLAttributes } from 'react';

export interface SheetProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'section' | 'article' | 'aside' | 'div' | 'li';
  readonly padding?: 'none' | 'md' | 'lg';
  /** `sunken`: a quiet panel for what is beside the matter. */
  readonly tone?: 'card' | 'sunken';
}

/** A sheet of paper on the ground: a hairline instead of a shadow. */
export function Sheet({ as: Element = 'section', padding = 'lg', tone = 'card', className = '', ...rest }: SheetProps) {
  return <Element {...rest} className={`ui-sheet ${className}`} data-padding={padding} data-tone={tone} />;
}
