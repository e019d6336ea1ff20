/**
 * Files that were changed after databases had applied them, with the hashes of their earlier texts; every other changed file is
 * refused. A file is added here only when its earlier and its present text leave the same database.
 */
export const mendedMigrations: Readonly<Record<string, readonly string[]>> = {
  // Gained its lock_timeout.
  '0030_what_a_submission_said': ['2e37c8bf6ed8acc51ce4533019944fb52272e084be785ada30a65055f808ce8b'],
  '0149_attempts_say_who': ['4b11ee9b3236a40e845d7c4e6d910a46399e27658ae4a3adf1288c66fec1e132'],
};
