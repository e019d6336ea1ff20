/** A file of `database/` beside a module: what the database holds of it today. */
export interface ObjectFile {
  /** File name without `.sql`: the object and its kind, `confirm_payment.function`. */
  readonly name: string;
  /** From the package's folder, for whoever reads a failure. */
  readonly path: string;
  /** SHA-256 of the text, in hexadecimal. */
  readonly hash: string;
  readonly sql: string;
  /** Statements that take away what the file makes, in its order. */
  readonly drops: readonly string[];
}
