import { AppLink } from '@/ui/app-link';
import { Panel } from '@/ui/layout/panel';
import { Words } from '@/ui/layout/lead';

export const Needs = () => (
  <Panel title="What you need">
    <Words>
      <ul>
        <li>
          A passport, or both sides of an identity card. A driving licence if your country issues no identity cards.
        </li>
        <li>A camera, for the document and your face. A phone is easiest; you can switch to it from a computer.</li>
        <li>
          Daylight, and a dark surface under the document. Most rejected pictures are blurred or show glare from a lamp.
        </li>
      </ul>
      <p>Your name and date of birth must match your document. The check is free.</p>
    </Words>
  </Panel>
);

export const DataUse = () => (
  <Panel title="Who sees your documents">
    <Words>
      <p>
        Pictures go to the provider that runs the check for the bank, and to the bank’s compliance office. This app does
        not see or store them; it receives only the result.
      </p>
      <p>
        The <AppLink href="/static/privacy-policy">privacy policy</AppLink> says how long they are kept.
      </p>
    </Words>
  </Panel>
);
