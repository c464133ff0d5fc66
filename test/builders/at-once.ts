import type { InPieces } from '#domain/pieces.ts';

/** Work that may rest, without a rest. */
export function atOnce<Value>(work: InPieces<Value>): Value {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
  }
}
