/**
 * What pg_controldata says of a cluster of PostgreSQL 18, as far as Patroni reads it: no package brings that program here. Offsets are
 * those of `pg_control` of version 1800 on 64 bits, little-endian (src/include/catalog/pg_control.h).
 */
const version = 1800;
/** Says that offsets and byte order are as expected. */
const floatCheck = 1_234_567;
const states = [
  'starting up',
  'shut down',
  'shut down in recovery',
  'shutting down',
  'in crash recovery',
  'in archive recovery',
  'in production',
];
const walLevels = ['minimal', 'replica', 'logical'];

/** Lines as pg_controldata prints them. Throws when the file is another version's. */
export function controlDataOf(bytes: Buffer): string {
  if (bytes.readUInt32LE(8) !== version || bytes.readDoubleLE(208) !== floatCheck)
    throw new Error(`pg_control is not of version ${version}`);
  const position = (offset: number) =>
    `${bytes
      .readUInt32LE(offset + 4)
      .toString(16)
      .toUpperCase()}/${bytes.readUInt32LE(offset).toString(16).toUpperCase()}`;
  const number = (offset: number) => String(bytes.readInt32LE(offset));
  const isOn = (offset: number) => (bytes[offset] ? 'on' : 'off');
  const lines: Readonly<Record<string, string>> = {
    'pg_control version number': String(version),
    'Catalog version number': number(12),
    'Database system identifier': String(bytes.readBigUInt64LE(0)),
    'Database cluster state': states[bytes.readUInt32LE(16)] ?? 'unrecognized status code',
    'Latest checkpoint location': position(32),
    "Latest checkpoint's REDO location": position(40),
    "Latest checkpoint's TimeLineID": number(48),
    "Latest checkpoint's PrevTimeLineID": number(52),
    'Minimum recovery ending location': position(136),
    "Min recovery ending loc's timeline": number(144),
    'Backup start location': position(152),
    'Backup end location': position(160),
    'wal_level setting': walLevels[bytes.readInt32LE(172)] ?? 'unknown',
    'wal_log_hints setting': isOn(176),
    'max_connections setting': number(180),
    'max_worker_processes setting': number(184),
    'max_wal_senders setting': number(188),
    'max_prepared_xacts setting': number(192),
    'max_locks_per_xact setting': number(196),
    'track_commit_timestamp setting': isOn(200),
    'Data page checksum version': number(252),
  };
  return Object.entries(lines)
    .map(([name, value]) => `${`${name}:`.padEnd(38)}${value}\n`)
    .join('');
}
