/** Says which version a call is served in, for this call alone; every answer says it of itself. */
export const versionHeader = 'Api-Version';

/** How one operation is spoken by who knows the version before: its answer put back, its body brought forward. */
export interface VersionChange {
  readonly operation: string;
  readonly answer?: (body: unknown) => unknown;
  readonly body?: (body: unknown) => unknown;
}

export interface PartnerVersion {
  /** The day on which it came. */
  readonly version: string;
  /** What is no more as it was in the version before. What is only added needs none. */
  readonly changes: readonly VersionChange[];
  /** RFC 9745: since when nobody should begin with it. */
  readonly deprecatedAt?: string;
  /** RFC 8594: from when it is answered with 410; never before it is deprecated. */
  readonly endsAt?: string;
}

/** The oldest first. A key is made with the newest and keeps it; the last entry is what handlers and the contract speak. */
export const partnerVersions: readonly PartnerVersion[] = [{ version: '2026-11-29', changes: [] }];

/** What a key is made with. */
export const newestPartnerVersion = partnerVersions.at(-1)?.version ?? '';
