import { gunzipSync } from 'node:zlib';
import { asFields, asHex, asList, type Rpc } from './rpc';

export async function dumpChain(rpc: Rpc): Promise<string> {
  const packed = asHex(await rpc('anvil_dumpState'));
  const dump = asFields(JSON.parse(gunzipSync(Buffer.from(packed.slice(2), 'hex')).toString()));
  const genesis = asFields(await rpc('eth_getBlockByNumber', ['0x0', false]));
  return JSON.stringify({ ...dump, blocks: withOneGenesis(asList(dump.blocks), genesis) });
}

/**
 * A loaded chain keeps its own genesis block beside the loaded one and dumps both. The next load could pick either one,
 * which would change the chain's instance id.
 */
function withOneGenesis(blocks: readonly unknown[], genesis: Record<string, unknown>): unknown[] {
  return blocks.filter((block) => {
    const header = asFields(asFields(block).header);
    const isFirst = Number(header.number) === 0;
    return !isFirst || (header.gasLimit === genesis.gasLimit && header.timestamp === genesis.timestamp);
  });
}
