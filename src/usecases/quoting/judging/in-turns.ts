import type { InPieces } from '#domain/pieces.ts';
import type { Ports } from '../../ports.ts';

/** Long work, with a rest after each piece in which others are served. */
export async function inTurns<Value>({ rest }: Pick<Ports, 'rest'>, work: InPieces<Value>): Promise<Value> {
  for (;;) {
    const piece = work.next();
    if (piece.done) return piece.value;
    await rest();
  }
}
