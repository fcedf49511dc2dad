import type { Address } from '../shared/scalars';

const HARMLESS = 'Signing moves nothing and costs nothing.';

export const replaceStatements = (former: Address, next: Address) => ({
  former: `Replace this wallet by ${next} in my FNX account. ${HARMLESS}`,
  next: `This wallet replaces ${former} in my FNX account. ${HARMLESS}`,
});
