/**
 * Seconds after which whoever answered wants to be asked again; undefined: it does not say. How much of it is granted is
 * for whoever asks.
 * @param now milliseconds
 */
export function waitSecondsIn(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  // A number of another shape would be read as a year.
  const moment = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1_000));
}
