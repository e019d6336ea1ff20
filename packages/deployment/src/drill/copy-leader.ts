import { takeBaseBackup } from '@portal/embedded-postgres';

/** Patroni calls it with `--datadir=` and `--connstring='dbname=… user=… host=… port=…'`; the password is where PGPASSFILE says. */
const given = Object.fromEntries(
  process.argv.slice(2).flatMap((argument) => {
    const [, name = '', value = ''] = /^--(\w+)=(.*)$/s.exec(argument) ?? [];
    return name ? [[name, value]] : [];
  }),
);
const leader = Object.fromEntries(
  (given.connstring ?? '').split(' ').map((part) => {
    const [name = '', value = ''] = part.split('=', 2);
    return [name, value.replaceAll("'", '')];
  }),
);
await takeBaseBackup({
  url: `postgres://${leader.user}@${leader.host}:${leader.port}/${leader.dbname}?sslmode=no-verify`,
  folder: given.datadir ?? '',
});
