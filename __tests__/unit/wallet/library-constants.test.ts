/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bsc } from 'viem/chains';
import { createConfig, http } from 'wagmi';
import { connectMutationOptions } from 'wagmi/query';
import { COPIED_NOTICE_MS, TOASTS_VISIBLE, TOAST_GAP, TOAST_MS } from '@/config/limits';
import { shortAddress } from '@/utils/text';
import { CONNECT } from '@/wallet/rainbowkit/connect-attempt';
import { ALIGNED } from '@/wallet/rainbowkit/dialog-styles';
import { INTRODUCTION } from '@/wallet/rainbowkit/introduction';
import { DIALOG_TEXTS } from '@/wallet/rainbowkit/dialog-texts';
import { MAX_COMPLETED, SHOWN } from '@/shell/account-dialog/recent-payment';

/**
 * Figures that must not change although a library implements them. The test reads them from the installed packages, so
 * that it detects an upgrade that changes one.
 */
const installed = (path: string) => readFileSync(resolve('node_modules', path), 'utf8');

const RAINBOWKIT = installed('@rainbow-me/rainbowkit/dist/index.js');
const SONNER = installed('sonner/dist/index.mjs');

function part(start: string): string {
  const from = RAINBOWKIT.indexOf(start);
  if (from < 0) throw new Error(`RainbowKit has no "${start}" any more`);
  const rest = RAINBOWKIT.slice(from);
  return rest.slice(0, rest.search(/\n\};?\n/) + 2);
}

function found(text: string, pattern: RegExp): string {
  const all = [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))];
  expect({ pattern: String(pattern), times: all.length }).toEqual({ pattern: String(pattern), times: 1 });
  return all[0]?.[1] ?? '';
}

const alive = <F>(source: string, name: string): F => new Function(`${source}; return ${name};`)() as F;

describe('the connect dialog', () => {
  test('is at most 468 px high when it is compact, and 504 px otherwise', () => {
    expect(found(part('function DesktopOptions('), /maxHeight: compactModeEnabled \? (\d+ : \d+)/)).toBe('468 : 504');
  });

  test('is compact in a window narrower than 768 px', () => {
    expect(found(part('function ModalSizeProvider('), /isSmallScreen = width && width < (\w+);/)).toBe(
      'largeScreenMinWidth',
    );
    expect(found(RAINBOWKIT, /var largeScreenMinWidth = (\d+);/)).toBe('768');
  });

  test('stores the three wallets used last', () => {
    const hook = part('function useWalletConnectors(');
    expect(found(hook, /MAX_RECENT_WALLETS = (\d+);/)).toBe('3');
    found(hook, /getRecentWalletIds\(\)[^;]*\.slice\(0, MAX_RECENT_WALLETS\)/);
  });

  test('suggests three wallets to install on a phone', () => {
    expect(found(part('function MobileOptions('), /\)\?\.splice\(0, (\d+)\)/)).toBe('3');
  });

  test('has the groups of wallets that the specification requires', () => {
    const groups = found(part('function DesktopOptions('), /supportedI18nGroupNames = \[([^\]]*)\]/);
    expect(groups.match(/\w+/g)).toEqual(['Recommended', 'Other', 'Popular', 'More', 'Others', 'Installed']);
  });

  test('accepts only a colour as a wallet’s accent, and otherwise reports the wallet’s name', () => {
    found(RAINBOWKIT, /wallet\?\.iconAccent && !isHexString\(wallet\?\.iconAccent\)/);
    found(RAINBOWKIT, /Property \\`iconAccent\\` is not a hex value for wallet: \$\{wallet\.name\}/);
  });
});

describe('transactions', () => {
  test('are limited to three on screen, in the library and here', () => {
    expect(Number(found(RAINBOWKIT, /NUMBER_OF_VISIBLE_TXS = (\d+);/))).toBe(3);
    expect(SHOWN).toBe(3);
  });

  test('are limited to ten when completed, and the library keeps one too many', () => {
    const store = part('function createTransactionStore(');
    expect(Number(found(store, /MAX_COMPLETED_TRANSACTIONS = (\d+);/))).toBe(10);
    found(store, /completedTransactionCount\+\+ <= MAX_COMPLETED_TRANSACTIONS/);
    expect(MAX_COMPLETED).toBe(10);
  });

  test('wait 300000 ms for a receipt', () => {
    expect(Number(found(part('function createTransactionStore('), /timeout: (\w+)/))).toBe(300_000);
  });

  test('have a hash of 0x and 64 hex characters, and confirmations as a positive integer', () => {
    found(RAINBOWKIT, /transactionHashRegex = \/\^0x\(\[A-Fa-f0-9\]\{64\}\)\$\/;/);
    found(
      part('function validateTransaction('),
      /!Number\.isInteger\(transaction\.confirmations\) \|\| transaction\.confirmations < 1/,
    );
  });
});

describe('names', () => {
  const formatAddress = alive<(address: string) => string>(part('function formatAddress('), 'formatAddress');
  const formatEns = alive<(name: string) => string>(part('function formatENS('), 'formatENS');

  test.each(['0x12345', '0x123456', '0x1234567', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'])(
    '%s is shortened as in the library',
    (address) => {
      expect(formatAddress(address)).toBe(shortAddress(address));
    },
  );

  test('an address under 8 characters is shown whole, and a longer one by its first and last 4 characters', () => {
    expect(formatAddress('1234567')).toBe('1234567');
    expect(formatAddress('123456789')).toBe('1234…6789');
  });

  test('a name over 24 characters is cut', () => {
    expect(formatEns(`${'a'.repeat(24)}.eth`)).toBe(`${'a'.repeat(24)}.eth`);
    expect(formatEns(`${'a'.repeat(25)}.eth`)).toBe(`${'a'.repeat(24)}...`);
  });

  test('a copied address is confirmed for 1500 ms', () => {
    expect(Number(found(part('function ProfileDetails('), /setCopiedAddress\(false\);\s*\}, (\d+)\)/))).toBe(1_500);
    expect(COPIED_NOTICE_MS).toBe(1_500);
  });
});

test('the library’s connect button omits the chain’s name and the balance on small screens only', () => {
  const defaults = alive<object>(part('var defaultProps = {\n  accountStatus'), 'defaultProps');
  expect(defaults).toEqual({
    accountStatus: 'full',
    chainStatus: { largeScreen: 'full', smallScreen: 'icon' },
    label: 'Connect Wallet',
    showBalance: { largeScreen: true, smallScreen: false },
  });
});

const WORDS = installed(
  `@rainbow-me/rainbowkit/dist/${/import \{\s*en_US_default\s*\} from "\.\/(chunk-\w+\.js)"/.exec(RAINBOWKIT)?.[1]}`,
);

test.each([...DIALOG_TEXTS.keys()])('the library still has the text that is replaced here: %s', (text) => {
  expect(WORDS).toContain(`"${text}"`);
});

test('the introduction’s pictures are beside headings of the library', () => {
  for (const { title } of INTRODUCTION) expect(DIALOG_TEXTS.has(title)).toBe(true);
});

test('the library’s classes align text as our right-to-left styles expect', () => {
  const styles = installed('@rainbow-me/rainbowkit/dist/index.css');
  for (const [align, name] of Object.entries(ALIGNED)) {
    expect(found(styles, new RegExp(`\\.${name} \\{\\s*text-align: (\\w+);`))).toBe(align);
  }
});

test('on a phone RainbowKit lists no unsupported wallet', () => {
  found(part('function WalletButton('), /!wallet\.ready && " \(unsupported\)"/);
  found(part('function MobileOptions('), /wallets\.filter\(\(wallet\) => wallet\.ready\)/);
});

test('wagmi’s connect mutation has the key by which its failures are observed', () => {
  expect(connectMutationOptions(createConfig({ chains: [bsc], transports: { [bsc.id]: http() } })).mutationKey).toEqual(
    [CONNECT],
  );
});

test('the library still has the messages for which the catalogue has texts', () => {
  for (const text of [
    'Error preparing message, please retry!',
    'Error signing message, please retry!',
    'Error verifying signature, please retry!',
    'Oops, something went wrong!',
    'Wrong network detected, switch or disconnect to continue.',
  ]) {
    expect(WORDS).toContain(text);
  }
});

describe('toasts', () => {
  /** The build is minified: the values are in one statement, in source order. */
  const [visible, offset, mobileOffset, duration, width, gap, swipe] =
    /(?:var|,)\s?\w+=(\d+),\w+="(\d+px)",\w+="(\d+px)",\w+=(\d+e?\d*),\w+=(\d+),\w+=(\d+),\w+=(\d+),\w+=\d+;/
      .exec(SONNER)
      ?.slice(1) ?? [];

  test('are visible up to 3 for 4000 ms, 356 px wide and 14 px apart, and are dismissed by a swipe of 20 px', () => {
    expect({ offset, mobileOffset }).toEqual({ offset: '32px', mobileOffset: '16px' });
    expect([visible, duration, width, gap, swipe].map(Number)).toEqual([3, 4_000, 356, 14, 20]);
    expect([TOASTS_VISIBLE, TOAST_MS, TOAST_GAP]).toEqual([3, 4_000, 14]);
  });

  test('are also dismissed by a swipe faster than 0.11 px a ms', () => {
    expect(found(SONNER, /Math\.abs\(\w+\)>=\w+\|\|\w+>(\.\d+)/)).toBe('.11');
  });

  test('are reached by Alt and T, and are at the bottom end unless their place is set, as it is here', () => {
    expect(found(SONNER, /hotkey:\w+=(\["altKey","KeyT"\])/)).toBe('["altKey","KeyT"]');
    expect(found(SONNER, /position:\w+="([\w-]+)"/)).toBe('bottom-right');
    expect(readFileSync(resolve('src/shell/deferred/toaster.tsx'), 'utf8')).toMatch(/position="top-right"/);
  });
});
