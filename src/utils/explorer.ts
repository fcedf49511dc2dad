/** Where a block explorer shows a transaction; nothing where no explorer is configured. */
export function explorerLink(explorerUrl: string | null | undefined, hash: string): string | undefined {
  if (!explorerUrl || !URL.canParse(explorerUrl)) return undefined;
  return `${explorerUrl.replace(/\/+$/, '')}/tx/${encodeURIComponent(hash)}`;
}
