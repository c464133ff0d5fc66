import { redirect } from '@tanstack/react-router';
import type { CallAnswer } from '#contract/call/shapes.ts';
import type { Api } from '#web/browser/network/api.ts';
import { loaded } from '#web/browser/network/loaded.ts';
import { paths } from '#web/paths.ts';

export type Case = CallAnswer<'getQuote'>;

type Params = Readonly<Record<'caseId' | 'cover' | 'existingPolicySA', string>>;

/** The case of an address, for its visitor alone; an address that tells other amounts leads to the true one. */
export async function loadCase(api: Api, { caseId, cover, existingPolicySA }: Params): Promise<Case> {
  const own = loaded(await api.call('getQuote', { params: { quote_id: caseId }, body: {} }));
  const existing = own.existing_sa ?? 0;
  if (cover !== String(own.sum_assured) || existingPolicySA !== String(existing)) {
    throw redirect({ href: paths.landingSummary(caseId, own.sum_assured, existing), replace: true });
  }
  return own;
}
