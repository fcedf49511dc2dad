type Documents = { md: string; json: string };

const MAX_LINES = 20;
const linesOf = (text: string) => new Set(text.split('\n').map((line) => line.replace(/,$/, '')));

/** The differences between the documents and the run, in both directions. */
export function differences(written: Documents, made: Documents): string[] {
  const [before, now] = [linesOf(written.json), linesOf(made.json)];
  const gone = [...before].filter((line) => !now.has(line)).map((line) => `docs/faults.json says: ${line}`);
  const added = [...now].filter((line) => !before.has(line)).map((line) => `the run says: ${line}`);
  const found = [...gone.slice(0, MAX_LINES), ...added.slice(0, MAX_LINES)];
  if (found.length === 0 && written.json !== made.json)
    return ['docs/faults.json has a different order from the cases.'];
  if (found.length === 0 && written.md !== made.md) return ['docs/faults.md does not match docs/faults.json.'];
  return found;
}
