import styled from '@emotion/styled';
import { SeenPart } from '@/ui/seen-part';
import { missingCode } from '@/ui/state/missing-code';

/** As high as the form, so that nothing moves when it comes. */
const Place = styled('div')({ minBlockSize: 236 });

const loadForm = async () => (await import('./news-form')).NewsForm;

/** Notes of the bank by e-mail: for whom asks, and then says so again from the mailbox. */
export const Newsletter = () => (
  <>
    <p>
      We write when there is a new note. First you get one mail that asks whether it was you who subscribed; until you
      have answered it, nothing else comes.
    </p>
    <SeenPart load={loadForm} meanwhile={<Place />} failed={missingCode} />
    <noscript>
      <p>Subscribing needs scripts. The notes themselves can be read without.</p>
    </noscript>
  </>
);
