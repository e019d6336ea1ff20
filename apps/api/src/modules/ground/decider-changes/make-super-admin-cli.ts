import * as z from 'zod';
import { createDatabase } from '../../../platform/db/database.ts';
import { makeSuperAdmin, SuperAdminRefused } from './make-super-admin.ts';

/** `make-super-admin <e-mail> <first name> <last name>`, with DATABASE_URL and PORTAL_ORIGIN set. */
const [email = '', firstName = '', lastName = ''] = process.argv.slice(2);
const { DATABASE_URL: url, PORTAL_ORIGIN: origin } = process.env;

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
if (!url) refuse('DATABASE_URL is not set: give the PostgreSQL of the installation.');
if (!origin || !URL.canParse(origin))
  refuse('PORTAL_ORIGIN is not set: give the address of the portal, such as https://example.org.');
if (!z.email().max(254).safeParse(email).success || !firstName || !lastName) {
  refuse('Give an email address, a first name and a last name.');
}

const db = createDatabase(url, { max: 1, name: 'portal-make-super-admin' });
try {
  const token = await makeSuperAdmin(db, { email, firstName, lastName });
  const link = new URL('/reset_password', origin);
  link.searchParams.set('token', token);
  console.log('Open this link within 24 hours to set the password; it works once:');
  console.log(link.href);
  console.log(`Then sign in at ${new URL('/superadmin', origin).href}`);
} catch (error) {
  if (!(error instanceof SuperAdminRefused)) throw error;
  process.exitCode = 1;
  console.error(error.message);
} finally {
  await db.$client.end();
}
