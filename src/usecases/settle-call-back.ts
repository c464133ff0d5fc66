import type { CallBackId } from '#domain/ids.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { Store } from './ports/store.ts';
import type { Clock } from './ports.ts';

/** Somebody was called, or cannot be reached. Fails with `NOT_FOUND` where nobody waits by that id. */
export async function settleCallBack(
  { store, clock }: { readonly store: Pick<Store, 'settleCallBack'>; readonly clock: Clock },
  id: CallBackId,
): Promise<Result<undefined>> {
  return (await store.settleCallBack(id, clock.now())) ? ok(undefined) : fail('NOT_FOUND');
}
