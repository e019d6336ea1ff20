/** `845 KB`, `2.4 MB`: as phones show it, KB = 1000 bytes. */
export function formatFileSize(bytes: number): string {
  if (bytes >= 999_500) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} KB`;
}
