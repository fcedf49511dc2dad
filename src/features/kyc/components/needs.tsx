import { AppLink } from '@/ui/app-link';
import { Panel } from '@/ui/layout/panel';
import { Words } from '@/ui/layout/lead';

export const Needs = () => (
  <Panel title="What the check asks for">
    <Words>
      <ul>
        <li>A passport, or an identity card with both sides. A driving licence where your country issues no card.</li>
        <li>
          A camera, for the document and for your face. A telephone is the easiest; a computer can hand over to one.
        </li>
        <li>
          Daylight, and a dark table under the document: most pictures that are turned down are blurred or reflect a
          lamp.
        </li>
      </ul>
      <p>Your name and date of birth have to read as on the document. The check is free.</p>
    </Words>
  </Panel>
);

export const DataUse = () => (
  <Panel title="Who sees your documents">
    <Words>
      <p>
        Pictures go to the provider that carries out the check for the bank, and to the bank’s own compliance office.
        This app neither sees nor stores them; it only receives the result.
      </p>
      <p>
        How long they are kept stands in the <AppLink href="/static/privacy-policy">privacy policy</AppLink>.
      </p>
    </Words>
  </Panel>
);
