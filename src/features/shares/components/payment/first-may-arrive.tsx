import { wordsOf } from '../../model/purchase-words';

/** Shown next to every way to pay again while a payment that was declared unsent may still arrive. */
export const FirstMayArrive = () => <p role="note">{wordsOf({ kind: 'unsent' }).text}</p>;
