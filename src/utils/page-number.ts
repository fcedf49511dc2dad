const LAST_PAGE = 1_000_000;

export function pageNumber(text: string | undefined): number {
  const page = /^[1-9]\d{0,6}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(page, LAST_PAGE);
}
