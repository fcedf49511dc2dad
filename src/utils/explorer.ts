export function explorerLink(
  explorerUrl: string | null | undefined,
  id: string,
  kind: 'tx' | 'address' = 'tx',
): string | undefined {
  if (!explorerUrl || !URL.canParse(explorerUrl)) return undefined;
  return `${explorerUrl.replace(/\/+$/, '')}/${kind}/${encodeURIComponent(id)}`;
}
