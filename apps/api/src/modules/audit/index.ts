export { type AuditActor, type AuditEntry, writeAudit } from './write-audit.ts';
