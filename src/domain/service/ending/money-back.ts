import { addDays, dayInIndia, type IsoDate } from '../../date.ts';
import { type RequestKind, requestRules } from '../request-kinds.ts';
import { isOfKind, type ServiceRequest } from '../service-request.ts';

type Ending = Pick<
  ServiceRequest<Extract<ServiceRequest['facts'], { readonly sum: unknown }>>,
  'facts' | 'createdAt'
>;

/** The first day on which the money may go: a cancelled policy can be taken back until its last day is over. */
export function moneyFrom({ facts, createdAt }: Ending): IsoDate {
  const begins = dayInIndia(createdAt);
  if (facts.kind === 'return') return begins;
  const after = addDays(facts.sum.lastDay, 1);
  return after > begins ? after : begins;
}

/** The day by which its holder has the money. */
export function moneyBy(ending: Ending): IsoDate {
  return moneyByOf(ending.facts.kind, {
    from: dayInIndia(ending.createdAt),
    lastDay: ending.facts.sum.lastDay,
  });
}

/** As above, of a request that nobody has made yet. */
export function moneyByOf(
  kind: Extract<RequestKind, 'return' | 'cancel'>,
  { from, lastDay }: { readonly from: IsoDate; readonly lastDay: IsoDate },
): IsoDate {
  const begins = kind === 'return' || lastDay < from ? from : lastDay;
  return addDays(begins, requestRules[kind].answerDays);
}

/**
 * Whether its holder may still take it back: a returned policy until the insurer has agreed, a cancelled one to its last day,
 * a claim until it is paid, as a stay that was approved may never come.
 */
export function mayWithdraw(request: ServiceRequest, today: IsoDate): boolean {
  switch (request.state) {
    case 'told':
    case 'with-insurer':
    case 'more-needed':
      return true;
    case 'accepted':
      if (isOfKind(request, 'claim')) return request.facts.award?.isPaid !== true;
      return isOfKind(request, 'cancel') && today <= request.facts.sum.lastDay;
    default:
      return false;
  }
}
