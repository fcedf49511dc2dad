import type { Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { hashesOf, type Entry, type Sighting } from './entry';

type Entered = Pick<Entry, 'enteredHash' | 'earlierEnteredHashes'>;
export const enteredHashesOf = ({ enteredHash, earlierEnteredHashes = [] }: Entered): readonly Hash[] =>
  enteredHash ? [enteredHash, ...earlierEnteredHashes] : earlierEnteredHashes;
const isSameHash = (one: string | null, other: string | null): boolean => one?.toLowerCase() === other?.toLowerCase();
export const isEntered = (entry: Entered, sought: Hash): boolean =>
  enteredHashesOf(entry).some((hash) => isSameHash(hash, sought));

/** Whether the investor entered hashes for the attempt and this hash is not one of them. */
export const hasOtherEnteredHash = (entry: Entered, hash: Hash): boolean =>
  enteredHashesOf(entry).length > 0 && !isEntered(entry, hash);

type Named = Entered & Pick<Entry, 'sightings'>;

export function withoutEntered(entry: Named, ...rejected: readonly (Hash | null)[]): Named {
  const isKept = (hash: Hash) => !rejected.some((one) => isSameHash(one, hash));
  return {
    ...listed(enteredHashesOf(entry).filter(isKept)),
    sightings: entry.sightings?.filter(({ hash }) => isKept(hash)),
  };
}

const MAX_ENTERED = 64;

export const withEntered = (entry: Entered, hash: Hash): Entered =>
  isEntered(entry, hash) ? {} : listed([hash, ...enteredHashesOf(entry)].slice(0, MAX_ENTERED));

export function withEnteredOf(entry: Entry, other: Entry): Entry {
  const more = enteredHashesOf(other).filter((hash) => !isEntered(entry, hash));
  const seen = sightingsOf(other).filter(({ hash }) => isEntered(other, hash) && !sightingOf(entry, hash));
  const sightings = [...sightingsOf(entry), ...seen].slice(0, MAX_ENTERED);
  const known = seen.length === 0 ? entry : { ...entry, sightings };
  if (more.length === 0) return known;
  return {
    ...known,
    ...listed([...enteredHashesOf(entry), ...more].slice(0, MAX_ENTERED)),
    declaredUnsentAt: undefined,
  };
}

const listed = ([enteredHash, ...earlier]: readonly Hash[]): Entered => ({
  enteredHash,
  earlierEnteredHashes: earlier.length > 0 ? earlier : undefined,
});

export const openEnteredHashesOf = (entry: Entry): readonly Hash[] => {
  const own = hashesOf(entry);
  return enteredHashesOf(entry).filter((hash) => !own.includes(hash.toLowerCase()));
};

const sightingsOf = ({ sightings = [] }: Pick<Entry, 'sightings'>): readonly Sighting[] => sightings;
export const sightingOf = (entry: Pick<Entry, 'sightings'>, hash: Hash | null): Sighting | undefined =>
  sightingsOf(entry).find((one) => isSameHash(one.hash, hash));

export const withSighting = (entry: Pick<Entry, 'sightings'>, { hash, from, nonce }: Sighting) =>
  sightingOf(entry, hash) ? {} : { sightings: [{ hash, from, nonce }, ...sightingsOf(entry)].slice(0, MAX_ENTERED) };

export const replacedBy = (entry: Entry, mined: Hash, { from, nonce }: Omit<Sighting, 'hash'>): Hash[] =>
  sightingsOf(entry)
    .filter((one) => one.nonce === nonce && isSameAddress(one.from, from) && !isSameHash(one.hash, mined))
    .map(({ hash }) => hash);

/** Whether the wallet returned the hash or the investor entered it. Such a hash is never removed without proof. */
export const isNamed = (entry: Entry): boolean => !entry.found || (entry.hash !== null && isEntered(entry, entry.hash));
