export * from './certificate-claims.ts';
export * from './certificate-number.ts';
export * from './certificate-paper.ts';
export * from './check-certificate.ts';
export * from './revoked-certificates.ts';
