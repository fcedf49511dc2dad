type Release = () => void;

export function createInFlight<Name>(max: number): (name: Name) => Release | null {
  const open = new Map<Name, number>();
  return (name) => {
    const count = open.get(name) ?? 0;
    if (count >= max) return null;
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
