import { agreementOf, type Agreement, type Answers } from './agreement';

export type NodeAnswers<T> = Readonly<{ answers: Answers<T>; failure: unknown }>;

type Ask<Node, T> = (node: Node) => Promise<T | null>;

export function askNodes<Node, T>(
  each: readonly Node[],
  ask: Ask<Node, T>,
  isEnough: (answers: Answers<T>) => boolean = () => false,
): Promise<NodeAnswers<T>> {
  return new Promise((resolve) => {
    const answers: (T | null)[] = each.map(() => null);
    let [waiting, failure]: [number, unknown] = [each.length, undefined];
    const endIfHeard = () => {
      if (waiting === 0 || isEnough(answers)) resolve({ answers: [...answers], failure });
    };
    endIfHeard();
    const onAnswer = async (node: Node, at: number) => {
      try {
        answers[at] = await ask(node);
      } catch (cause) {
        failure = cause;
      }
      waiting -= 1;
      endIfHeard();
    };
    each.forEach((node, at) => void onAnswer(node, at));
  });
}

const READ_AGAIN_MS = 500;
const READ_AGAIN_FOR_MS = 5_000;

type HowAgreed<T> = Readonly<{
  agree?: (answers: Answers<T>) => Agreement<T>;
  /** Waits for all nodes even after two agree, because a third node may have newer data. */
  isAllHeard?: true;
}>;

export type AgreementRead<T> = NodeAnswers<T> & Readonly<{ agreement: Agreement<T> }>;

/**
 * Reads from all nodes. After a disagreement, reads again for a few seconds, because nodes may be a block apart. Never
 * rejects.
 */
export async function readAgreed<Node, T>(
  each: readonly Node[],
  ask: Ask<Node, T>,
  { agree = agreementOf, isAllHeard }: HowAgreed<T> = {},
): Promise<AgreementRead<T>> {
  const until = Date.now() + READ_AGAIN_FOR_MS;
  for (;;) {
    const received = await askNodes(each, ask, (answers) => !isAllHeard && agree(answers).type === 'agreed');
    const agreement = agree(received.answers);
    if (agreement.type !== 'split' || Date.now() >= until) return { ...received, agreement };
    await new Promise((resolve) => setTimeout(resolve, READ_AGAIN_MS));
  }
}
