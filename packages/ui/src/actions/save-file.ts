/** Hands bytes to the visitor as a file of their device. `type`: as a server would name it, for example `application/pdf`. */
export function saveFile(name: string, bytes: Uint8Array, type = 'application/octet-stream'): void {
  const address = URL.createObjectURL(new Blob([bytes.slice()], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
