import type { MenuIcon } from '@portal/platform';

/** On a 16 px grid, 1.5 px strokes. An older release may name none, and a newer one what this shell does not know: a plain sign. */
const drawings: Readonly<Record<MenuIcon, string>> = {
  account: 'M8 1.5a6.5 6.5 0 110 13 6.5 6.5 0 010-13zM8 5a2 2 0 110 4 2 2 0 010-4zM4 13c.6-1.8 2-2.7 4-2.7s3.4.9 4 2.7',
  analytics: 'M2.5 2v11.5H14M5.5 11V8M8.5 11V4.5M11.5 11V6.5',
  audit: 'M3 4.5A6 6 0 118 14M3 2v2.5h2.5M8 5v3.3l2.2 1.3',
  bank: 'M2 6.5L8 3l6 3.5zM4 7v4.5M8 7v4.5M12 7v4.5M2 13.5h12',
  briefcase: 'M2 5h12v8.5H2zM5.5 5V2.5h5V5M2 9h12',
  building: 'M3 14V2.5h7V14M10 6h3v8M1.5 14h13M5.5 5.5h2M5.5 8.5h2M5.5 11.5h2',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v1.5M10.5 2v1.5',
  card: 'M1.5 4h13v8.5h-13zM1.5 7h13M4 10h3',
  chat: 'M2 3h12v8.5H7L4 14v-2.5H2z',
  clock: 'M8 1.5a6.5 6.5 0 110 13 6.5 6.5 0 010-13zM8 4.5V8l2.5 1.5',
  compare: 'M4 3v10M4 3L2 5.5M4 3l2 2.5M12 13V3M12 13l-2-2.5M12 13l2-2.5',
  document: 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3M6 8h4M6 11h4',
  gavel: 'M6.5 2.5l5 5M4.5 4.5l5 5M5.5 3.5l5 5M7.5 8.5L2.5 13.5M8.5 14h5.5',
  help: 'M8 1.5a6.5 6.5 0 110 13 6.5 6.5 0 010-13zM6.3 6.3a1.8 1.8 0 112.5 1.6c-.6.3-.8.7-.8 1.4M8 11.5v.01',
  home: 'M2.5 7.5L8 3l5.5 4.5M4 6.5v7h8v-7',
  list: 'M6 4h8M6 8h8M6 12h8M2.5 4v.01M2.5 8v.01M2.5 12v.01',
  mail: 'M2 3.5h12v9H2zM2 4.5l6 4.5 6-4.5',
  network:
    'M8 2.5a1.5 1.5 0 110 3 1.5 1.5 0 010-3zM3.5 10.5a1.5 1.5 0 110 3 1.5 1.5 0 010-3zM12.5 10.5a1.5 1.5 0 110 3 1.5 1.5 0 010-3zM8 5.5V9M4.3 10.7L8 9l3.7 1.7',
  pen: 'M2.5 13.5l.8-3.3L11 2.5l2.5 2.5-7.7 7.7zM9.5 4l2.5 2.5',
  person: 'M8 2.5a2.7 2.7 0 110 5.4 2.7 2.7 0 010-5.4zM3 14c.5-2.8 2.4-4.2 5-4.2s4.5 1.4 5 4.2',
  pin: 'M8 1.5a4.7 4.7 0 014.7 4.7C12.7 9.5 8 14.5 8 14.5S3.3 9.5 3.3 6.2A4.7 4.7 0 018 1.5zM8 4.5a1.7 1.7 0 110 3.4 1.7 1.7 0 010-3.4z',
  plug: 'M5.5 2v3.5M10.5 2v3.5M3.5 5.5h9V8a4.5 4.5 0 01-9 0zM8 12.5v2',
  receipt: 'M3.5 2h9v12l-1.5-1-1.5 1L8 13l-1.5 1L5 13l-1.5 1zM6 5.5h4M6 8.5h4',
  scales: 'M8 2v11.5M4.5 13.5h7M3 4.5h10M3 4.5L1.5 9h3zM13 4.5L11.5 9h3z',
  search: 'M7 2.5a4.5 4.5 0 110 9 4.5 4.5 0 010-9zM10.3 10.3L14 14',
  settings:
    'M8 5.8a2.2 2.2 0 110 4.4 2.2 2.2 0 010-4.4zM8 1.5v2M8 12.5v2M1.5 8h2M12.5 8h2M3.4 3.4l1.4 1.4M11.2 11.2l1.4 1.4M12.6 3.4l-1.4 1.4M4.8 11.2l-1.4 1.4',
  shield: 'M8 1.5l5 2v4c0 3.2-2 5.5-5 7-3-1.5-5-3.8-5-7v-4zM5.7 8l1.7 1.7 3-3.2',
  terminal: 'M3.5 1.5h9v13h-9zM5.5 3.5h5v3h-5zM6 9v.01M8 9v.01M10 9v.01M6 11.5v.01M8 11.5v.01M10 11.5v.01',
  upload: 'M8 10.5V2.5M5 5.5l3-3 3 3M2.5 10v3.5h11V10',
  users:
    'M6 3a2.3 2.3 0 110 4.6A2.3 2.3 0 016 3zM1.5 13c.4-2.5 2-3.7 4.5-3.7s4.1 1.2 4.5 3.7M11 3.3a2.3 2.3 0 010 4M12 9.6c1.5.4 2.3 1.6 2.5 3.4',
  warning: 'M8 2.5l6 11H2zM8 6.5v3M8 11.6v.01',
};

export interface MenuSignProps {
  readonly icon: MenuIcon | undefined;
}

/** Decoration: the entry's words carry the meaning. */
export function MenuSign({ icon = 'list' }: MenuSignProps) {
  return (
    <svg
      className="ui-icon"
      viewBox="0 0 16 16"
      width={16}
      height={16}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[icon] ?? drawings.list} />
    </svg>
  );
}
