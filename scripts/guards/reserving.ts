import { CHAIN, RULES, guardsOf } from './guard';

export const RESERVING = [
  ...guardsOf({ file: 'src/tx/journal/attempt-rules.ts', test: `${RULES}/attempt-rules.test.ts` }, [
    [
      'an attempt of an order prevents another attempt of it',
      'here.some((entry) => entry.key === key && !allowsRetry(entry))',
      'false',
    ],
    [
      'an unreadable record prevents another attempt',
      'unread.some((record) => mayConcern(record, { key, chainId, from }, now))',
      'false',
    ],
    ['a closed attempt does not block other actions', 'from) && !isOver(entry)', 'from)'],
    ['an open request of the account prevents another', 'open.some(isAwaitingAnswer)', 'false'],
    [
      'a leftover request of a paid order does not block other actions',
      'others.filter((entry) => !isLeftOver(entry))',
      'others',
    ],
    [
      'a pending payment with a known nonce blocks others even if its order is paid',
      "(status !== 'pending' || nonce === null) && ",
      '',
    ],
    [
      'a pending payment prevents another of its kind',
      "entry.status === 'pending' &&",
      "entry.status === 'altered' &&",
    ],
    ['a dropped payment does not make its order payable', 'isProvenFailure(failure)', 'failure !== undefined'],
    [
      'an unanswered attempt may be retried only after it is declared unsent',
      "'unanswered' && declaredUnsentAt !== undefined",
      "'unanswered'",
    ],
    ['an unreadable record always blocks its own order', 'record.key === key', 'false'],
    ['an unreadable record without a time blocks other orders', 'record.at === undefined', 'false'],
    ['an altered attempt takes precedence over all others', "({ status }) => status === 'altered',\n  ", ''],
    ['a succeeded attempt takes precedence over a failed one', "({ status }) => status === 'succeeded',\n  ", ''],
    ['a dropped attempt takes precedence over other failed ones', "({ failure }) => failure === 'dropped',\n  ", ''],
    [
      'the hash of a dropped payment does not count as ended',
      '(!isOpen(entry) && allowsRetry(entry)',
      '(!isOpen(entry)',
    ],
    [
      'the hash of an open payment does not count as ended',
      '!isOpen(entry) && allowsRetry(entry) ? ownHashesOf(entry) : []',
      'allowsRetry(entry) ? ownHashesOf(entry) : []',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/attempt-rules.ts', test: `${CHAIN}/replaced-by-second-request.test.ts` }, [
    [
      'a payment that replaced another attempt’s does not count as failed',
      '? ownHashesOf(entry) : []',
      '? [...ownHashesOf(entry), entry.replacement ?? ""] : []',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/instance.ts', test: `${RULES}/instance.test.ts` }, [
    ['attempts are never hidden on a real chain', "process.env.NEXT_PUBLIC_SANDBOX !== '1'", 'false'],
    [
      'a sandbox hides attempts only if all nodes agree',
      'first && instances.every((instance) => instance === first) ? first : null',
      'first && first',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/service/newer-fields.ts', test: `${RULES}/reserve.test.ts` }, [
    ['a gateway’s 400 does not skip the reservation', '!cause.isOfService || ', '', 'a gateway'],
    [
      'only a service that does not support reservations is used without one',
      " || cause.fault.kind !== 'form') return null;\n  return Object.keys(cause.fault.fields);",
      ') return null;\n  return [];',
      'a reservation is refused',
    ],
    [
      'an older service that does not know the id of a request still reserves',
      'return withNewerFields(Object.fromEntries(kept), call);',
      'throw thrown;',
      'older service',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/service/in-turn.ts', test: `${RULES}/reserve.test.ts` }, [
    [
      'reservation calls for one order are sent one after the other',
      'Promise.resolve(before)\n    .catch',
      'Promise.resolve()\n    .catch',
      'sent one after the other',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/reserve.ts', test: `${RULES}/reserve.test.ts` }, [
    [
      'a refusal of another field does not skip the reservation',
      'FIELDS_OF_UNSUPPORTED.has(field)',
      'field.length > 0',
      'another field',
    ],
    [
      'a reservation is released only by the login that made it',
      'setReservation(isAsking, options), loginToken)',
      'setReservation(isAsking, options))',
      'next investor',
    ],
    [
      'a reservation is renewed while the wallet request is open',
      'renewAgain()\n      .catch(() => undefined)\n      .finally(wait)',
      'renewAgain().catch(() => undefined)',
      'each minute',
    ],
    [
      'a reservation is released if nothing was sent',
      'void callReservation(false).catch(() => undefined);',
      '',
      'a reservation is released',
    ],
    [
      'a reservation is kept if something may have been sent',
      'stopRenewing: stop',
      'stopRenewing: endReservation',
      'ends after two minutes and not before',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/node.ts', test: `${RULES}/own-node-call.test.ts` }, [
    ['identical calls to a node are not deduplicated', 'dedupe: false', 'dedupe: true', 'a receipt'],
  ]),
  ...guardsOf({ file: 'src/tx/submit/reserve.ts', test: `${CHAIN}/two-browsers.test.ts` }, [
    [
      'an order that has ended is not reported as requested elsewhere',
      'isReservedElsewhere ? await record.read(engine, id).catch(() => reviewed) : reviewed',
      'reviewed',
      'is refused with the reason',
    ],
  ]),
];
