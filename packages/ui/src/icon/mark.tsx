export interface MarkProps {
  readonly size?: number;
}

/** The portal's sign: a paper bill that ends in a furrow, with the tick of a settled account. Our own drawing; decoration. */
export function Mark({ size = 36 }: MarkProps) {
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" focusable="false" className="ui-icon">
      <rect width="40" height="40" rx="10" fill="var(--ui-primary)" />
      <path d="M12 8h16v22l-4-3-4 3-4-3-4 3z" fill="var(--ui-on-primary)" />
      <path
        d="M15.5 17.5l3.2 3.2 6-6.4"
        fill="none"
        stroke="var(--ui-primary)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M12 34.5h16" stroke="var(--ui-on-primary)" strokeWidth="2" strokeLinecap="round" opacity="0.7" />
    </svg>
  );
}
