import { type ReactNode, useState } from 'react';
import { useText } from '#web/browser/text.tsx';
import { useTitle } from '#web/page/title.ts';
import { useLoaded } from '#web/page/use-page.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { endPolicyPage } from './page.ts';
import { NoOffer } from './parts/no-offer.tsx';
import { Offer } from './parts/offer.tsx';
import { RequestState } from './parts/request-state.tsx';

/** What comes back is on the page before anything is asked for; then how the request stands. */
export function Screen(): ReactNode {
  const t = useText();
  const first = useLoaded(endPolicyPage);
  const [ending, setEnding] = useState(first);
  const { request, offer, proposalID: id } = ending;
  const way = offer?.way ?? request?.way ?? (ending.free_look_until === null ? 'cancel' : 'return');
  const title = t(`ending.title.${way}`);
  useTitle(title);
  return (
    <div className="stack-6 measure">
      <div className="stack-2">
        <p>
          <Link className="tap" href={paths.proposal(id, 'transaction-success')}>
            {ending.product_title}
          </Link>
        </p>
        <h1>{title}</h1>
        <p className="lede">
          <span>{ending.insurer_title}</span>
          <span>{', '}</span>
          <span className="nowrap">{ending.policy_number}</span>
        </p>
      </div>
      {request && <RequestState ending={ending} request={request} onChange={setEnding} />}
      {offer && <Offer ending={ending} offer={offer} onChange={setEnding} />}
      {ending.no_offer && <NoOffer ending={ending} why={ending.no_offer} />}
    </div>
  );
}
