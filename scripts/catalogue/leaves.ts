/**
 * The single values inside a value, each by the keys that lead to it. A list of plain values is one value, their count
 * and all; entries of a list of objects are named by their place.
 */
export function leavesOf(value: unknown): ReadonlyMap<string, unknown> {
  const leaves = new Map<string, unknown>();
  collect(value, '', leaves);
  return leaves;
}

function collect(value: unknown, path: string, leaves: Map<string, unknown>): void {
  if (typeof value !== 'object' || value === null || isPlainList(value)) {
    leaves.set(path, isPlainList(value) ? value.join(', ') : value);
    return;
  }
  for (const [key, inner] of Object.entries(value))
    collect(inner, path === '' ? key : `${path}.${key}`, leaves);
}

function isPlainList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.every((entry) => typeof entry !== 'object' || entry === null);
}
