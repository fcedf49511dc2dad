const LONGEST = 255;

/** Marks that turn text around, and those that nobody sees. ENS' own rules know them too; this stands without them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** A name as ENS writes it, or none: what is written otherwise is there to look like another. */
export async function tidyName(name: string | null): Promise<string | null> {
  if (!name || name.length > LONGEST || UNSEEN.test(name)) return null;
  const { normalize } = await import('viem/ens');
  try {
    return normalize(name) === name ? name : null;
  } catch {
    return null;
  }
}
