import { plainText, wordsIn } from '@/utils/typed-words';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

function rangesIn(root: Node, typed: readonly string[]): Range[] {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(WORD)) {
      const length = typed.find((one) => plainText(word).startsWith(one))?.length;
      if (length === undefined) continue;
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + Math.min(length, word.length));
      ranges.push(range);
    }
  }
  return ranges;
}

export function markHits(name: string, root: Node, typed: string): void {
  const words = wordsIn(typed);
  if (words.length > 0 && globalThis.CSS?.highlights) CSS.highlights.set(name, new Highlight(...rangesIn(root, words)));
}
