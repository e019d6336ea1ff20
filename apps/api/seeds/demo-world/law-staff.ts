/** Who proposes and serves, who approves, and who objects for an organisation. */
export interface LawStaff {
  readonly officer: string;
  readonly director: string;
  readonly agent: string;
}
