const KEPT_MS = 60_000;

/** Hands a file to the browser's own downloads. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revoked at once, some browsers would find nothing there any more.
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
