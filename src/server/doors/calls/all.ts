import type { HelpContact } from '#domain/help/help-contact.ts';
import type { Licence } from '#domain/offer/licence.ts';
import type { Ports } from '#usecases/ports.ts';
import type { Handlers } from './handlers.ts';
import { kycHandlers } from './kyc.ts';
import { policyOpeningHandlers } from './opening/policy-opening.ts';
import { productHandlers } from './product.ts';
import { lookUpHandlers } from './purchase/insurer-look-ups.ts';
import { openingHandlers } from './purchase/opening.ts';
import { proposalHandlers } from './purchase/proposal.ts';
import { renewalHandlers } from './purchase/renewal.ts';
import { riderHandlers } from './purchase/riders.ts';
import { quoteHandlers } from './quotes/quote.ts';
import { resumeHandlers } from './resume.ts';
import { changeHandlers } from './service/change.ts';
import { endingHandlers } from './service/ending.ts';
import { shareHandlers } from './share.ts';
import { eventHandlers } from './site/events.ts';
import { helpHandlers } from './site/help.ts';
import { homeHandlers } from './site/home.ts';
import { createStepCounter } from './site/step-counter.ts';
import { visitHandlers } from './site/visit.ts';

/** A handler for every call of the table. */
export function allHandlers(ports: Ports, licence: Licence, contact: HelpContact): Handlers {
  const countStep = createStepCounter(ports);
  return {
    ...quoteHandlers(ports, licence, countStep),
    ...productHandlers(ports, licence, countStep),
    ...homeHandlers(ports, licence, countStep),
    ...openingHandlers(ports, countStep),
    ...proposalHandlers(ports),
    ...lookUpHandlers(ports),
    ...riderHandlers(ports),
    ...renewalHandlers(ports),
    ...kycHandlers(ports),
    ...shareHandlers(ports, licence),
    ...resumeHandlers(ports),
    ...policyOpeningHandlers(ports, contact),
    ...endingHandlers(ports),
    ...changeHandlers(ports),
    ...helpHandlers(ports, contact),
    ...visitHandlers(ports),
    ...eventHandlers(ports),
  };
}
