/** Signs of the list's own tools, on a 16 px grid; they come with the list and cost no other page anything. */
const drawings = {
  search: 'M7 2.5a4.5 4.5 0 110 9 4.5 4.5 0 010-9zM10.3 10.3L14 14',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.5V4M10.5 2.5V4',
  'chevron-down': 'M4 6l4 4 4-4',
  'chevron-up': 'M4 10l4-4 4 4',
  close: 'M4 4l8 8M12 4l-8 8',
  plus: 'M8 3v10M3 8h10',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  rows: 'M2.5 4h11M2.5 8h11M2.5 12h11',
  'rows-close': 'M2.5 3h11M2.5 6.3h11M2.5 9.7h11M2.5 13h11',
  print: 'M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z',
  'sort-up': 'M8 13V3M4.5 6.5L8 3l3.5 3.5',
  'sort-down': 'M8 3v10M4.5 9.5L8 13l3.5-3.5',
  sort: 'M5 6l3-3 3 3M5 10l3 3 3-3',
  previous: 'M10 4L6 8l4 4',
  next: 'M6 4l4 4-4 4',
  keyboard: 'M1.5 4h13v8h-13zM4 6.5v.01M6.7 6.5v.01M9.3 6.5v.01M12 6.5v.01M4.5 9.5h7',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  external: 'M6.5 3.5h-4v10h10v-4M9 2.5h4.5V7M13.5 2.5L7.5 8.5',
  check: 'M3.5 8.5l3 3 6-7',
  star: 'M8 2l1.8 3.7 4.1.6-3 2.9.7 4L8 11.3l-3.6 1.9.7-4-3-2.9 4.1-.6z',
  export: 'M8 10V2.5M5 5.5l3-3 3 3M2.5 10v3.5h11V10',
  enter: 'M13 4v5H4M7 6L4 9l3 3',
  person: 'M8 2.5a2.7 2.7 0 110 5.4 2.7 2.7 0 010-5.4zM3 13.5c.5-2.6 2.5-4 5-4s4.5 1.4 5 4',
  receipt: 'M4 2h8v12l-1.6-1-1.2 1L8 13l-1.2 1-1.2-1L4 14zM6 5.5h4M6 8h4',
  copy: 'M6 6h7.5v7.5H6zM10 6V2.5H2.5V10H6',
} as const;

export type ListIconName = keyof typeof drawings;

export function ListIcon({ name }: { readonly name: ListIconName }) {
  return (
    <svg className="ws-icon" viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" focusable="false">
      <path d={drawings[name]} />
    </svg>
  );
}
