import { hospitalsToWire } from '#contract/product/hospitals-wire.ts';
import { asId, type QuoteId } from '#domain/ids.ts';
import { ok } from '#domain/result.ts';
import type { Ports } from '#usecases/ports.ts';
import { findHospitals } from '#usecases/quoting/find-hospitals.ts';
import type { Handler } from '../handlers.ts';

/** Hospitals near pincodes, and how the insurers asked about pay there. */
export const hospitalsByPincode =
  (ports: Ports): Handler<'hospitalsByPincode'> =>
  async ({ body: { data, quote_id } }, { visitor, locale }) => {
    const result = await findHospitals(ports, visitor, {
      quoteId: asId<QuoteId>(quote_id),
      pincodes: data.pincodes,
      insurerIds: data.insurer_ids,
      search: data.search ?? '',
      ids: data.hospital_ids,
    });
    if (!result.ok) return result;
    const { effectiveFrom } = ports.catalogue.current();
    return ok(hospitalsToWire({ ...result.value, asOf: effectiveFrom, language: locale }));
  };
