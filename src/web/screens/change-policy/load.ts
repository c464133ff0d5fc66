import type { WireChanges } from '#contract/service/change-shapes.ts';
import type { Api } from '#web/browser/network/api.ts';
import { loaded } from '#web/browser/network/loaded.ts';
import { changesPart } from './changes-part.ts';

export async function loadChanges(api: Api, id: string): Promise<WireChanges> {
  const changes = loaded(await api.call('getChanges', { params: { id }, body: {} }));
  await changesPart.fetchCode();
  return changes;
}
