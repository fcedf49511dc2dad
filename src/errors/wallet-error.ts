/** The error codes of wallets (EIP-1193, EIP-1474). wagmi's own errors are mapped to them by name. */
export const WALLET_CODE = {
  rejected: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  disconnected: 4900,
  unknownChain: 4902,
  alreadyAsking: -32002,
  internal: -32603,
} as const;

const BY_NAME: ReadonlyMap<unknown, number> = new Map([
  ['UserRejectedRequestError', WALLET_CODE.rejected],
  ['ConnectorAccountNotFoundError', WALLET_CODE.unauthorized],
  ['ConnectorNotConnectedError', WALLET_CODE.disconnected],
  ['ProviderNotFoundError', WALLET_CODE.disconnected],
]);

const REJECTED_BY_WALLET_CONNECT = 5000;
const MAX_DEPTH = 8;

type Link = { code?: unknown; name?: unknown; message?: unknown; cause?: unknown };

function linksOf(error: unknown): Link[] {
  const links: Link[] = [];
  for (let at: unknown = error; at && links.length < MAX_DEPTH; at = links.at(-1)?.cause) links.push(Object(at));
  return links;
}

const numberOf = ({ code }: Link): number | undefined =>
  code === REJECTED_BY_WALLET_CONNECT ? WALLET_CODE.rejected : typeof code === 'number' ? code : undefined;

export const numberIn = (error: unknown): number | undefined =>
  linksOf(error)
    .map(numberOf)
    .find((code) => code !== undefined);

export const walletCodeOf = (error: unknown): number | undefined =>
  linksOf(error)
    .map((link) => numberOf(link) ?? BY_NAME.get(link.name))
    .find((code) => code !== undefined);

export const namesIn = (error: unknown): string[] =>
  linksOf(error).flatMap(({ name }) => (typeof name === 'string' ? [name] : []));

export const messagesIn = (error: unknown): string[] =>
  linksOf(error).flatMap(({ message }) => (typeof message === 'string' ? [message] : []));

export const isRejection = (error: unknown): boolean => walletCodeOf(error) === WALLET_CODE.rejected;
