import { asId, type InsurerSlug } from '#domain/ids.ts';
import { fail, ok } from '#domain/result.ts';
import { findBank } from '#usecases/applying/find-bank.ts';
import type { Ports } from '#usecases/ports.ts';
import { findAreas } from '#usecases/quoting/find-areas.ts';
import type { Handlers } from '../handlers.ts';

/** What a form is filled from while it is typed, as the insurer of the proposal knows it. */
export function lookUpHandlers(ports: Ports): Pick<Handlers, 'fetchBankDetails' | 'fetchArea'> {
  return {
    fetchBankDetails: async ({ params, body }) => {
      if (isOfAnother(ports, params.insurer, body.health_product_slug)) return fail('NOT_FOUND');
      const bank = findBank(ports, asId<InsurerSlug>(params.insurer), body.IFSC);
      return bank.ok
        ? ok({ BankName: bank.value.bank, BankBranchName: bank.value.branch, City: bank.value.city })
        : bank;
    },
    fetchArea: async ({ params, body }) => {
      if (isOfAnother(ports, params.insurer, body.health_product_slug)) return fail('NOT_FOUND');
      const areas = await findAreas(ports, asId<InsurerSlug>(params.insurer), body.pincode);
      return areas.ok ? ok({ areas: [...areas.value] }) : areas;
    },
  };
}

/** A product that is sold by another insurer. One that has left the catalogue may still be in a proposal. */
function isOfAnother({ catalogue }: Ports, insurer: string, slug: string | undefined): boolean {
  const product = catalogue.current().products.find((product) => product.slug === slug);
  return product !== undefined && product.insurer !== insurer;
}
