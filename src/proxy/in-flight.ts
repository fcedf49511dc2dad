/** Ends the turn of one request. Calling it again does nothing. */
type Release = () => void;

/**
 * Counts the requests that are being answered, by name, and takes no more than `most` of each. A name is remembered only
 * while it has one, so the map is no larger than the number of open requests.
 */
export function createInFlight<Name>(most: number): (name: Name) => Release | null {
  const open = new Map<Name, number>();
  return (name) => {
    const count = open.get(name) ?? 0;
    if (count >= most) return null;
    open.set(name, count + 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      const left = (open.get(name) ?? 1) - 1;
      if (left > 0) open.set(name, left);
      else open.delete(name);
    };
  };
}
