/** Starts to count milliseconds of processor time, which other processes do not change. */
export function startCpuTime(): () => number {
  const begun = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  };
}
