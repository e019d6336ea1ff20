interface ServerSettingsOptions {
  readonly port: number;
  readonly durable: boolean;
}

/** Given on the command line at each start, so that a new release brings its settings to an old data folder. */
export function serverSettings({ port, durable }: ServerSettingsOptions): string[] {
  const settings: Record<string, string | number> = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_buffers: '256MB',
    max_wal_size: '1GB',
    // A standby that is gone for long is copied anew; what is kept for it must not fill the disk.
    max_slot_wal_keep_size: '1GB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    password_encryption: 'scram-sha-256',
    // Short queries pay for compilation and never get it back.
    jit: 'off',
    fsync: durable ? 'on' : 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
