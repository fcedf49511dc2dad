import { agreementOf, heightFrom, type Answers } from '@/chain/agreement';
import { askNodes, readAgreed, type AgreementRead } from '@/chain/ask-nodes';
import { isNoAnswer, nodeFault } from '@/chain/node-fault';
import type { ChainNode } from '@/chain/node';
import type { Nodes } from '@/chain/nodes';
import { revertOf } from '@/chain/swap/revert';
import { ActionFault, type ActionFaultKind } from '@/errors/action-fault';
import { tokensOf } from './checks';
import { readPending } from '../search/pending';
import type { Intent } from '../kinds/intent';

export function readChain({ call, effect, spends }: Pick<Intent, 'call' | 'effect' | 'spends'>, nodes: Nodes) {
  const { from } = call;
  return {
    codes: askNodes(nodes, (node) => node.codeOf(from)),
    balances: readAgreed(nodes, (node) => node.balances(from, tokensOf(spends))),
    gas: askNodes(nodes, (node) => node.gasFor(call)),
    prices: askNodes(nodes, (node) => node.gasPrice()),
    height: readAgreed(nodes, (node) => node.height(), { agree: heightFrom }),
    time: readAgreed(nodes, (node) => node.newestTime(), { agree: heightFrom }),
    instance: askNodes(nodes, (node) => node.instance()),
    ...readPending({ call, effect }, nodes),
  };
}
export type ChainReadings = ReturnType<typeof readChain>;

/** Returns what two nodes report, or the only answer. Throws if nodes disagree. */
export function decidedBy<T>({ agreement, failure }: AgreementRead<T>, kind: ActionFaultKind = 'nodes-unreachable'): T {
  switch (agreement.type) {
    case 'agreed':
    case 'alone':
      return agreement.value;
    case 'split':
      throw new ActionFault('nodes-disagree');
    case 'none':
      return nodeFault(kind)(failure);
  }
}

type Simulated = Readonly<{ fault: ActionFault | null }>;

/** Throws an error of a node that could not run the simulation, because this is no answer. */
async function simulatedOn(simulate: () => Promise<void>): Promise<Simulated> {
  try {
    await simulate();
    return { fault: null };
  } catch (cause) {
    if (cause instanceof ActionFault) return { fault: cause };
    if (isNoAnswer(cause) || revertOf(cause) === null) throw cause;
    return { fault: new ActionFault('would-fail', { cause }) };
  }
}

export async function assertWouldSucceed(nodes: Nodes, simulate: (node: ChainNode) => Promise<void>): Promise<void> {
  const agree = (answers: Answers<Simulated>) => agreementOf(answers, ({ fault }) => fault?.kind ?? null);
  const { fault } = decidedBy(
    await readAgreed(nodes, (node) => simulatedOn(() => simulate(node)), { agree }),
    'would-fail',
  );
  if (fault) throw fault;
}
