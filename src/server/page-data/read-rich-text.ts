import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import type { RichNode } from '@/ui/rich-text/rich-node';
import { Budget } from './rich-text/budget';
import { ParseCache } from './rich-text/parse-cache';
import { RichTree, type Attributes } from './rich-text/tree';

const MAX_LENGTH = 200_000;
const CACHE = new ParseCache<RichNode[]>(8_000_000);
const BATCH_CACHE = new ParseCache<RichNode[][]>(2_000_000);

/**
 * Sanitizes rich text from the service. This happens only here, on the server. Copies allowed elements into plain data
 * for React, so no HTML from the service reaches a browser. Throws an `AppError` if a text is too expensive to read.
 */
export const readRichText = (source: string): RichNode[] =>
  CACHE.read(source, () => {
    const budget = new Budget();
    return { nodes: parseRichText(source, budget), bytes: budget.bytes };
  });

export const readRichTexts = (sources: readonly string[]): RichNode[][] =>
  BATCH_CACHE.read(JSON.stringify(sources), () => {
    const budget = new Budget();
    budget.characters(sources.reduce((sum, { length }) => sum + length, 0));
    return { nodes: sources.map((source) => parseRichText(source, budget)), bytes: budget.bytes };
  });

function parseRichText(source: string, budget: Budget): RichNode[] {
  const text = source.slice(0, MAX_LENGTH).replace(/\r\n?/g, '\n').replaceAll('\0', '').toWellFormed();
  const tree = new RichTree(budget);
  const tokenizer = new Tokenizer({}, tokensInto(tree, budget, text));
  tokenizer.write(text);
  tokenizer.end();
  tree.finish();
  return tree.nodes;
}

const READ_ATTRIBUTES: ReadonlySet<string> = new Set(['href', 'src', 'alt'] satisfies (keyof Attributes)[]);
const isRead = (name: string): name is keyof Attributes => READ_ATTRIBUTES.has(name);

function tokensInto(tree: RichTree, budget: Budget, text: string): TokenizerCallbacks {
  let tag = '';
  let name = '';
  let value = '';
  let attributes: Attributes = {};
  const nameAt = (start: number, end: number) => {
    const written = text.slice(start, end).toLowerCase();
    return written === 'image' ? 'img' : written;
  };
  const openTag = () => tree.start(tag, attributes);
  return {
    isInForeignContext: () => tree.isForeign,
    ontext: (start, end) => tree.text(text.slice(start, end)),
    ontextentity: (codePoint) => tree.text(String.fromCodePoint(codePoint)),
    onopentagname: (start, end) => {
      tag = nameAt(start, end);
      attributes = {};
      budget.element();
    },
    onattribname: (start, end) => {
      budget.attribute();
      name = text.slice(start, end).toLowerCase();
      value = '';
    },
    onattribdata: (start, end) => {
      if (isRead(name)) value += text.slice(start, end);
    },
    onattribentity: (codePoint) => {
      if (isRead(name)) value += String.fromCodePoint(codePoint);
    },
    onattribend: () => {
      if (isRead(name)) attributes[name] ??= value;
    },
    onopentagend: openTag,
    onselfclosingtag: () => {
      openTag();
      tree.selfClose(tag);
    },
    onclosetag: (start, end) => tree.end(nameAt(start, end)),
    oncdata: () => {},
    oncomment: () => {},
    ondeclaration: () => {},
    onprocessinginstruction: () => {},
    onend: () => {},
  };
}
