/** Our own drawings on a 24 px grid, 1.75 px strokes. */
const drawings = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  'chevron-down': 'M6 9l6 6 6-6',
  'chevron-right': 'M9 6l6 6-6 6',
  'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  copy: 'M9 9h10v11H9zM15 9V4H5v11h4',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.01',
  error: 'M12 3a9 9 0 110 18 9 9 0 010-18zM12 7.5v5.5M12 16.2v.01',
  info: 'M12 3a9 9 0 110 18 9 9 0 010-18zM12 11v5.5M12 7.8v.01',
  success: 'M12 3a9 9 0 110 18 9 9 0 010-18zM8 12.3l2.8 2.8L16 9.8',
  clock: 'M12 3a9 9 0 110 18 9 9 0 010-18zM12 7v5l3.5 2',
  sun: 'M12 8a4 4 0 110 8 4 4 0 010-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 119.5 4a7 7 0 0010.5 10.5z',
  device: 'M4 5h16v11H4zM9 20h6M12 16v4',
  bell: 'M6 16V11a6 6 0 1112 0v5l1.5 2h-15zM10 20.5h4',
  person: 'M12 4a4 4 0 110 8 4 4 0 010-8zM4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
  people:
    'M9 5a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM2.5 19.5c.6-3.4 3.1-5 6.5-5s5.9 1.6 6.5 5M16 5.3a3.5 3.5 0 010 6.4M18 14.8c2 .7 3.1 2.2 3.5 4.7',
  search: 'M11 4a7 7 0 110 14 7 7 0 010-14zM16.2 16.2L21 21',
  receipt: 'M6 3h12v18l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5L6 21zM9 8h6M9 12h6',
  verify: 'M12 3l7.5 3v5.5c0 4.6-3 7.7-7.5 9.5-4.5-1.8-7.5-4.9-7.5-9.5V6zM8.5 12l2.5 2.5 4.5-5',
  calculator: 'M5 3h14v18H5zM8 6.5h8v3H8zM8.5 13.5v.01M12 13.5v.01M15.5 13.5v.01M8.5 17v.01M12 17v.01M15.5 17v.01',
  bank: 'M3.5 9.5L12 4l8.5 5.5zM6 10v7M10 10v7M14 10v7M18 10v7M3.5 20h17',
  home: 'M4 11.5L12 4.5l8 7M6.5 10v9.5h11V10',
  chart: 'M4 20h16M7 20v-7M12 20V6M17 20v-10',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01',
  building: 'M5 21V4h10v17M15 9h4v12M3 21h18M8 8h4M8 12h4M8 16h4',
  card: 'M3 6h18v12H3zM3 10h18M6.5 14.5h4',
  help: 'M12 3a9 9 0 110 18 9 9 0 010-18zM9.5 9.5a2.5 2.5 0 113.6 2.3c-.8.4-1.1 1-1.1 1.9M12 16.5v.01',
  settings:
    'M12 9a3 3 0 110 6 3 3 0 010-6zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8',
  'log-out': 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  phone: 'M7 3h10v18H7zM11 18h2',
  mail: 'M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6',
  lock: 'M6 11h12v10H6zM8.5 11V8a3.5 3.5 0 017 0v3',
  pause: 'M12 3a9 9 0 110 18 9 9 0 010-18zM10 8.5v7M14 8.5v7',
} as const;

export type IconName = keyof typeof drawings;

export interface IconProps {
  readonly name: IconName;
  readonly size?: number;
}

/** Always decoration: the words beside it carry the meaning. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      className="ui-icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
