/** What a loaded page may hold of its number. */
const names = ['proposal_number', 'quote_crn', 'crn'];

/** The number that people read of a loaded page, at its top or one step below; undefined: it has none. */
export function referenceIn(loaded: unknown, depth = 1): string | undefined {
  if (typeof loaded !== 'object' || loaded === null) return undefined;
  const entries = Object.entries(loaded);
  const [, own] = entries.find(([name, value]) => names.includes(name) && typeof value === 'string') ?? [];
  if (own !== undefined || depth === 0) return own;
  for (const [, value] of entries) {
    const reference = referenceIn(value, depth - 1);
    if (reference !== undefined) return reference;
  }
  return undefined;
}
