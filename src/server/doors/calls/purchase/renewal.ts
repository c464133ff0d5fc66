import { renewalToWire } from '#contract/renewal/wire.ts';
import { asId, type ProposalId } from '#domain/ids.ts';
import { inLanguage } from '#domain/local-text.ts';
import { contactOf } from '#domain/proposal/form/answers.ts';
import type { Proposal } from '#domain/proposal/proposal.ts';
import { ok } from '#domain/result.ts';
import { beginRenewal } from '#usecases/owning/begin-renewal.ts';
import { postalAddressOf } from '#usecases/owning/policy-schedule.ts';
import { type RenewalView, readRenewal } from '#usecases/owning/read-renewal.ts';
import type { Ports } from '#usecases/ports.ts';
import { coverStartOf } from '#usecases/quoting/price-plan.ts';
import type { Locale } from '#words/areas.ts';
import type { Handlers } from '../handlers.ts';

export function renewalHandlers(ports: Ports): Pick<Handlers, 'getRenewal' | 'beginRenewal'> {
  return {
    getRenewal: async ({ params }, { visitor, locale }) => {
      const read = await readRenewal(ports, visitor, asId<ProposalId>(params.id));
      return read.ok ? ok(viewed(ports, read.value, locale)) : read;
    },
    beginRenewal: async ({ params }, { visitor, visit }) => {
      const result = await beginRenewal(ports, visitor, asId<ProposalId>(params.id), visit);
      return result.ok ? ok({ proposalID: result.value.id }) : result;
    },
  };
}

function viewed(ports: Ports, { proposal: old, policy, state }: RenewalView, language: Locale) {
  const catalogue = ports.catalogue.current();
  const viewOf = (proposal: Proposal) => {
    return { proposal, catalogue, language, coverStart: coverStartOf(ports, proposal) };
  };
  const storedRenewal = 'renewal' in state ? state.renewal : undefined;
  const renewal = storedRenewal ?? (state.kind === 'open' ? state.proposal : undefined);
  return renewalToWire({
    state: state.kind,
    policy,
    old: viewOf(old),
    renewal: renewal && viewOf(renewal),
    destination: 'destination' in state ? state.destination : undefined,
    contact: contactToWire(ports, renewal ?? old, language),
    fellAway: state.kind === 'open' ? state.fellAway : [],
  });
}

function contactToWire(ports: Ports, proposal: Proposal, language: Locale) {
  const address = postalAddressOf(ports, proposal).map((line) => inLanguage(line, language));
  const { name, mobile, email } = contactOf(proposal);
  return { name, mobile, email, address: address.join(', ') };
}
