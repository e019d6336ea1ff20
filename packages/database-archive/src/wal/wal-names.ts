/** Of servers made with the default of initdb. */
const segmentBytes = 16n << 20n;
/** Segments in one of the files' middle numbers: 4 GiB. */
const segmentsInPart = (1n << 32n) / segmentBytes;

const kept = /^(?:[0-9A-F]{24}(?:\.partial|\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)$/;

/** Whether a server archives under this name. */
export const isWalName = (name: string): boolean => kept.test(name);

/** Where a file of the write-ahead log lies. Keys have small letters, names of the server none. */
export const keyOfWal = (name: string): string => `wal/${name.toLowerCase().replaceAll('.', '-')}`;

/** The server's name of what lies there; undefined for anything else. */
export function walOfKey(key: string): string | undefined {
  const [head = '', ...rest] = key.replace('wal/', '').split('-');
  const tail = rest.map((part) => (/^[0-9a-f]{8}$/.test(part) ? part.toUpperCase() : part));
  const name = [head.toUpperCase(), ...tail].join('.');
  return isWalName(name) ? name : undefined;
}

const hex = (value: bigint | number) => value.toString(16).toUpperCase().padStart(8, '0');

/** `segment` counts from the beginning of the log, over all timelines. */
export const walName = (timeline: number, segment: bigint): string =>
  hex(timeline) + hex(segment / segmentsInPart) + hex(segment % segmentsInPart);

export const historyName = (timeline: number): string => `${hex(timeline)}.history`;

/** Of a segment or what belongs to one; undefined for a history. */
export function segmentOf(name: string): { readonly timeline: number; readonly segment: bigint } | undefined {
  const found = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})/.exec(name);
  if (!found) return undefined;
  const [timeline = 0n, part = 0n, rest = 0n] = found.slice(1).map((digits) => BigInt(`0x${digits}`));
  return { timeline: Number(timeline), segment: part * segmentsInPart + rest };
}

/** A position as the server prints it, for example `0/3000028`. */
export function segmentAt(position: string): bigint {
  const [high = '', low = ''] = position.split('/');
  return ((BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)) / segmentBytes;
}
