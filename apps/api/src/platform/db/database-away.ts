/** The server is not there, is going or coming, or has no connection left (SQLSTATE and Node's codes). */
const codes =
  /^(08...|53300|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What `pg` says without a code when a connection breaks or none is free in time. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Client was closed)/;

/** Whether a query failed because there is no database to answer it: the same call may well succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' ? codes.test(code) : messages.test(error.message)) return true;
  // Drizzle wraps what the driver throws.
  return isDatabaseAway(error.cause);
}

/** What was asked was cut off on its way or while it ran: whether it was carried out, nobody says. */
const cutOffCodes = /^(57P0[12]|08003|08006|ECONNRESET|EPIPE)$/;
const cutOffMessages = /^(Connection terminated unexpectedly|Client has encountered a connection error)/;

/** Whether a query lost its connection while it was under way. What changes nothing may be asked once more, and nothing else. */
export function wasCutOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string' ? cutOffCodes.test(code) : cutOffMessages.test(error.message)) return true;
  return wasCutOff(error.cause);
}
