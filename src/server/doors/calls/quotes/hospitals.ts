import type { CallAnswer, CallRequest } from '#contract/call/shapes.ts';
import { hospitalsToWire } from '#contract/product/hospitals-wire.ts';
import { asId, type QuoteId } from '#domain/ids.ts';
import { ok, type Result } from '#domain/result.ts';
import type { Ports } from '#usecases/ports.ts';
import { findHospitals } from '#usecases/quoting/find-hospitals.ts';
import type { CallContext } from '../../../visit/call-context.ts';

/** Hospitals near pincodes, and how the insurers asked about pay there. */
export async function hospitalsByPincode(
  ports: Ports,
  { body: { data, quote_id } }: CallRequest<'hospitalsByPincode'>,
  { visitor, locale }: CallContext,
): Promise<Result<CallAnswer<'hospitalsByPincode'>>> {
  const found = await findHospitals(ports, visitor, {
    quoteId: asId<QuoteId>(quote_id),
    pincodes: data.pincodes,
    insurerIds: data.insurer_ids,
    typed: data.search ?? '',
    named: data.hospital_ids,
  });
  if (!found.ok) return found;
  const { effectiveFrom } = ports.catalogue.current();
  return ok(hospitalsToWire({ ...found.value, asOf: effectiveFrom, language: locale }));
}
