/** What stands in a line of a file of events; undefined: the line is none of ours. */
export function lineIn(bytes: Buffer): { readonly position: number; readonly at: unknown } | undefined {
  try {
    const { position, at } = JSON.parse(bytes.toString('utf8'));
    return typeof position === 'number' ? { position, at } : undefined;
  } catch {
    return undefined;
  }
}

export function positionIn(bytes: Buffer): number | undefined {
  return lineIn(bytes)?.position;
}

/** The line of an event that is gone: its position alone, as long as the line was, so that no other line moves. */
export function emptied(position: number, length: number): Buffer {
  return Buffer.from(JSON.stringify({ position }).padEnd(length));
}
