import type { Address, Hash } from '@/api/contract';
import { asHash, asHex } from '@/sandbox/chain/rpc';
import type { World } from './world';

/** Ten gwei: the higher gas price puts the transaction first in its block. */
const FIRST_IN_BLOCK = '0x2540be400';

export function reorganisationIn({ chain, service, confirmations }: World) {
  let confirmAgain = () => {};

  const rawOf = async (hash: Hash) => asHex(await chain.rpc('eth_getRawTransactionByHash', [hash]));
  const send = async (raw: string): Promise<Hash> => asHash(await chain.rpc('eth_sendRawTransaction', [raw]));

  return {
    mineByHand: async () => {
      await chain.setAutomine(false);
      confirmAgain = confirmations.pause();
    },
    mineByItself: async () => {
      await chain.setAutomine(true);
      confirmAgain();
    },
    snapshot: () => chain.rpc('evm_snapshot'),
    rawOf,
    send,
    /** Shifts the next transaction's log index by a zero-amount transfer, which has its own log. */
    sendBefore: async (from: Address): Promise<Hash> => {
      const nothing = `0xa9059cbb${from.slice(2).padStart(64, '0')}${'0'.repeat(64)}`;
      const call = { from, to: chain.contracts.USDT, data: nothing, gas: '0x30d40', gasPrice: FIRST_IN_BLOCK };
      return asHash(await chain.rpc('eth_sendTransaction', [call]));
    },
    /** Removes the blocks since the snapshot and lets the test replace them, while the service waits. */
    replaceBlocks: async (snapshot: unknown, put: () => Promise<unknown>) => {
      const goOn = await service.settlement.pause();
      try {
        await chain.rpc('evm_revert', [snapshot]);
        await chain.rpc('anvil_dropAllTransactions');
        await put();
      } finally {
        goOn();
      }
    },
    settle: async () => {
      for (let block = 0; block < 16; block += 1) {
        await chain.mine();
        await service.settlement.settle();
      }
    },
  };
}
