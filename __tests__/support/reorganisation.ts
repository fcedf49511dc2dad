import type { Address, Hash } from '@/api/contract';
import { asHash, asHex } from '@/sandbox/chain/rpc';
import type { World } from './world';

/** Ten gwei: a transaction that pays more for the network stands before the others of its block. */
const FIRST_IN_BLOCK = '0x2540be400';

/** What a test does to a chain whose blocks it mines itself. */
export function reorganisationIn({ chain, service, confirmations }: World) {
  let confirmAgain = () => {};

  const rawOf = async (hash: Hash) => asHex(await chain.rpc('eth_getRawTransactionByHash', [hash]));
  const send = async (raw: string): Promise<Hash> => asHash(await chain.rpc('eth_sendRawTransaction', [raw]));

  return {
    mineByHand: async () => {
      await chain.setAutomine(false);
      confirmAgain = confirmations.pause();
    },
    /** As it was before the test took the mining into its hand. */
    mineByItself: async () => {
      await chain.setAutomine(true);
      confirmAgain();
    },
    snapshot: () => chain.rpc('evm_snapshot'),
    rawOf,
    send,
    /** Moves the log of the next transaction one place on: a transfer of nothing, but with a log of its own. */
    sendBefore: async (from: Address): Promise<Hash> => {
      const nothing = `0xa9059cbb${from.slice(2).padStart(64, '0')}${'0'.repeat(64)}`;
      const call = { from, to: chain.contracts.USDT, data: nothing, gas: '0x30d40', gasPrice: FIRST_IN_BLOCK };
      return asHash(await chain.rpc('eth_sendTransaction', [call]));
    },
    /** Takes the blocks since the snapshot away and lets the test put others in their place, while the service waits. */
    replaceBlocks: async (snapshot: unknown, put: () => Promise<unknown>) => {
      const goOn = await service.teller.hold();
      try {
        await chain.rpc('evm_revert', [snapshot]);
        await chain.rpc('anvil_dropAllTransactions');
        await put();
      } finally {
        goOn();
      }
    },
    /** A block and a pass, as often as the longest chain of payouts needs. */
    settle: async () => {
      for (let block = 0; block < 16; block += 1) {
        await chain.mine();
        await service.teller.settle();
      }
    },
  };
}
