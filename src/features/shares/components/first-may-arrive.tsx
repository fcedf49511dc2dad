import { wordsOf } from '../model/purchase-words';

/** Beside every way to pay once more, as long as the payment that the investor has given up may still be made. */
export const FirstMayArrive = () => <p role="note">{wordsOf({ kind: 'unsent' }).text}</p>;
