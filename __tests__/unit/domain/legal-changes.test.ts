import { EDITION_CHANGES } from '@/config/edition-changes';
import { EDITIONS } from '@/config/editions';
import { changesSince } from '@/domain/legal-changes';

const change = (version: string) => ({ version, effectiveDate: '2026-01-01T00:00:00.000Z', points: [version] });
const CHANGES = ['3.1', '3.0', '2.4'].map(change);
const since = (accepted: string | null | undefined) => changesSince(CHANGES, accepted).map(({ version }) => version);

test.each([
  ['the previous edition', '3.0', ['3.1']],
  ['two before', '2.4', ['3.1', '3.0']],
  ['the current edition', '3.1', []],
  ['an edition that is older than the list', '1.0', ['3.1', '3.0', '2.4']],
  ['none', null, []],
  ['an unknown edition', undefined, []],
])('the changes after %s are listed', (_name, accepted, changed) => expect(since(accepted)).toEqual(changed));

test.each(Object.entries(EDITIONS))('the current edition of %s lists its changes', (slug, { version, effective }) => {
  const [newest] = EDITION_CHANGES[slug as keyof typeof EDITIONS];
  expect(newest).toMatchObject({ version, effective: effective.iso });
  expect(newest?.points).not.toHaveLength(0);
});
