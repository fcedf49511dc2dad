import type { FaultList } from '../lib/faults/case';
import { rules, unit } from './money-kinds';

export const INPUTS: FaultList = {
  id: 'inputs',
  title: 'Bad inputs',
  intro:
    'These are property tests by fast-check, with more than 60,000 inputs in a run. A failure prints its seed and its smallest input. `numRuns` in each file says how many inputs it tries.',
  cases: [
    {
      id: 'inputs amounts',
      fault: 'any text as an amount, and any number of units',
      holds: 'exactly the same amount, or a refusal',
      shownBy: [
        rules('base-units')('and decimals convert into each other, to the last unit'),
        rules('base-units')('are made only from digits and one point'),
        rules('money')('base units and decimal text are the same amount, over the whole range'),
        rules('money')('formatted amounts are read back as the same units, over everything that a contract can hold'),
        rules('money')('only digits and one point are an amount'),
        unit('parts/amount-text.test.ts')('is a plain decimal or empty, whatever is typed'),
        rules('swap-limits')('the limits allow exactly the slippage, to the unit, whatever is swapped'),
      ],
    },
    {
      id: 'inputs addresses',
      fault: 'any text as a recipient’s address, or as text that contains a hash',
      holds: 'an address with its checksum, a whole hash, or a refusal',
      shownBy: [
        rules('recipient')('only an address is accepted as a recipient, and gets its checksum'),
        rules('read-hash')('every transaction hash is recognised in the URL of an explorer page, and nothing else is'),
      ],
    },
    {
      id: 'inputs redirects',
      fault: 'any text as the return URL',
      holds: 'a path of this site, or a refusal',
      shownBy: [
        unit('utils/internal-path.test.ts')('no text leads to another origin, however the browser interprets it'),
      ],
    },
    {
      id: 'inputs settings',
      fault: 'any text as stored settings',
      holds: 'complete settings',
      shownBy: [
        unit('settings/settings.test.ts')('no stored text causes a crash, a polluted prototype or incomplete settings'),
      ],
    },
    {
      id: 'inputs tokens',
      fault: 'any text as a token',
      holds: 'no crash and no login',
      shownBy: [unit('session/token.test.ts')('no text makes the token reader crash')],
    },
    {
      id: 'inputs ciphertexts',
      fault: 'a changed ciphertext, and a wrong key',
      holds: 'the value, or a typed error',
      shownBy: [
        unit('api/cipher.test.ts')('any JSON value is unchanged after encryption and decryption'),
        unit('api/cipher.test.ts')('decryption with a wrong key never returns the value'),
        unit('api/cipher.test.ts')(
          'an answer with any flipped byte is read, or fails with a typed fault of the cipher',
        ),
      ],
    },
    {
      id: 'inputs envelopes',
      fault: 'any JSON with any status as an answer',
      holds: 'data, or a typed error with its text',
      shownBy: [unit('errors/classify.test.ts')('no answer makes the classifier crash, and only a success has data')],
    },
    {
      id: 'inputs journal',
      fault: 'any text as the stored journal of transactions',
      holds: 'nothing is lost, and unreadable records stay',
      shownBy: [
        rules('journal-text')('unreadable records are written back word for word'),
        rules('journal-text')('reading and writing never fail, whatever is in the storage'),
      ],
    },
    {
      id: 'inputs calls',
      fault: 'any body to any call of the sandbox’s service',
      holds: 'a refusal, and never a failure of the service',
      shownBy: [
        unit('sandbox/junk.test.ts')(
          'no input makes a call fail with a server error, encrypted where the contract requires it',
        ),
        unit('sandbox/junk.test.ts')('a body that is not a valid request never causes a server error'),
      ],
    },
  ],
};
