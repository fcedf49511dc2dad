const REVOKE_AFTER_MS = 60_000;

export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers save nothing if the URL is revoked at once.
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
