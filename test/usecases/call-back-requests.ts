import { callBackRule } from '#domain/consent/purposes.ts';
import { asId, type CallBackId } from '#domain/ids.ts';
import type { Ports } from '#usecases/ports.ts';
import { aCallBack } from '../ports/store-values.ts';

export const callBackRequest = {
  mobile: '98220 44170',
  time: 'morning',
  consent: true,
  textVersion: callBackRule.textVersion,
  reference: 'CH-4F7K-26',
  topic: undefined,
  network: '198.51.100.7',
} as const;

/** As strangers leave them, of as many networks as are given. */
export async function fillCallBacks({ store, clock }: Ports, count: number, networks: number): Promise<void> {
  const marks = Array.from({ length: networks }, (_, at) => store.markOfNetwork(`net-${at}`));
  await store.atomically(async (within) => {
    for (let at = 0; at < count; at += 1) {
      const mobile = `98${String(at).padStart(8, '0')}`;
      const network = marks[at % networks] ?? '';
      const shared = {
        mobile,
        network,
        isShared: true,
        holds: 'nothing',
        askedAt: clock.now(),
      } as const;
      await within.insertCallBack(aCallBack({ id: asId<CallBackId>(`c${at}`), ...shared }));
    }
  });
}
