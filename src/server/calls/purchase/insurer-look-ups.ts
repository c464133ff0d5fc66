import { asId, type InsurerSlug } from '#domain/ids.ts';
import { ok } from '#domain/result.ts';
import { findAreas } from '#usecases/find-areas.ts';
import { findBank } from '#usecases/find-bank.ts';
import type { Ports } from '#usecases/ports.ts';
import type { Handlers } from '../handlers.ts';

/** What a form is filled from while it is typed, as the insurer of the proposal knows it. */
export function lookUpHandlers(ports: Ports): Pick<Handlers, 'fetchBankDetails' | 'fetchArea'> {
  return {
    fetchBankDetails: async ({ params, body }) => {
      const bank = findBank(ports, asId<InsurerSlug>(params.insurer), body.IFSC);
      return bank.ok
        ? ok({ BankName: bank.value.bank, BankBranchName: bank.value.branch, City: bank.value.city })
        : bank;
    },
    fetchArea: async ({ params, body }) => {
      const areas = await findAreas(ports, asId<InsurerSlug>(params.insurer), body.pincode);
      return areas.ok ? ok({ areas: [...areas.value] }) : areas;
    },
  };
}
