const MAX_LENGTH = 255;

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Returns null unless the name is in ENS's normalized form, because other spellings imitate other names. */
export async function tidyName(name: string | null): Promise<string | null> {
  if (!name || name.length > MAX_LENGTH || INVISIBLE.test(name)) return null;
  const { normalize } = await import('viem/ens');
  try {
    return normalize(name) === name ? name : null;
  } catch {
    return null;
  }
}
