/** Hands a file to the browser, as if somebody had pressed a link to it. */
export function saveFile(bytes: Uint8Array, name: string) {
  const address = URL.createObjectURL(new Blob([bytes as BlobPart]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then; the bytes need not stay.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
