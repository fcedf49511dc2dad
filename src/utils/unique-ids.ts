const MAX_LENGTH = 60;

export const inId = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_LENGTH)
    .toWellFormed()
    .replace(/^[-\ufffd]+|[-\ufffd]+$/g, '');

/** Creates unique ids for the parts of a page. The id of a part's title has `-title` at its end and is unique too. */
export function uniqueIds(): (wanted: string) => string {
  const given = new Set<string>();
  const counts = new Map<string, number>();
  return (wanted) => {
    for (let count = counts.get(wanted) ?? 1; ; count += 1) {
      const id = count === 1 ? wanted : `${wanted}-${count}`;
      if (given.has(id) || given.has(`${id}-title`)) continue;
      given.add(id).add(`${id}-title`);
      counts.set(wanted, count + 1);
      return id;
    }
  };
}
