import { CHAIN, RULES, guardsOf } from './guard';

/** A wallet request of another device, or of this one without a record of it. */
export const TWO_DEVICES = [
  ...guardsOf({ test: `${CHAIN}/two-devices.test.ts`, only: 'USDT' }, [
    ['open-request-refused', 'no wallet is asked while another request is open'],
    ['request-of-other-session', 'a request of another session is open until it is declared', 'return false;'],
    ['own-request-declared', '"Nothing was sent" is told to the service'],
  ]),
  ...guardsOf({ test: `${RULES}/open-request.test.ts` }, [
    ['request-without-entry', 'a request of this login without an entry is open', 'false'],
    ['request-of-entry', 'an entry of an earlier request is none for a later one', 'Infinity >= at'],
    ['unkept-request-not-declared', 'a service that keeps no request of this session is told nothing'],
    ['asked-before-shown', 'Pay is not offered while another request is open', 'view'],
    ['refund-followed', 'an order is read again until its refund has arrived', 'true'],
  ]),
];
